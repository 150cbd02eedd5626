"""Figures and the table they are printed in."""

from typing import NamedTuple


class Figure(NamedTuple):
    """What was measured, by language or by what else it was measured for; the worst value has to keep the budget."""

    name: str
    measured: dict[str, float]
    unit: str
    at_most: float | None = None
    at_least: float | None = None

    def budget(self) -> str:
        if self.at_most is not None:
            return f"≤ {show(self.at_most)} {self.unit}".rstrip()
        if self.at_least is not None:
            return f"≥ {show(self.at_least)} {self.unit}".rstrip()
        return ""

    def verdict(self) -> str:
        values = self.measured.values()
        if self.at_most is not None:
            return "ok" if max(values) <= self.at_most else "OVER"
        if self.at_least is not None:
            return "ok" if min(values) >= self.at_least else "UNDER"
        return ""

    def row(self) -> str:
        values = " · ".join(f"{label} {show(value)}".strip() for label, value in self.measured.items())
        return f"| {self.name} | {values} {self.unit} | {self.budget()} | {self.verdict()} |"


def show(value: float) -> str:
    """Three digits are enough, thousands are set apart: 8.25, 13.9, 61,200."""
    if value >= 1000:
        return f"{float(f'{value:.3g}'):,.0f}"
    return f"{value:.3g}"


def heading() -> str:
    return "| figure | measured | budget | |\n| --- | --- | --- | --- |"
