from scoring.charts import game_points, growth, source_bars
from scoring.engine import Tableau, score_game


def test_a_bar_is_made_of_what_every_source_gave_and_the_best_player_has_the_longest():
    ana, bor = source_bars(
        [{"tempura": 5, "nigiri": 0, "maki": 3}, {"tempura": 0, "nigiri": 3, "maki": 1}], ["Ana", "Bor"]
    )
    assert (ana["name"], ana["total"]) == ("Ana", 8)
    assert ana["parts"] == [{"source": "tempura", "x": 0, "width": 625}, {"source": "maki", "x": 625, "width": 375}]
    assert bor["parts"] == [{"source": "nigiri", "x": 0, "width": 375}, {"source": "maki", "x": 375, "width": 125}]


def test_a_bar_says_its_parts_in_words():
    (bar,) = source_bars([{"tempura": 5, "nigiri": 1, "maki": 3, "pudding": -6}], ["Ana"])
    assert bar["label"] == (
        "\u2068Ana\u2069 – tempura: 5 points, nigiri: 1 point, maki: 3 points and puddings: minus 6 points"
    )


def test_a_loss_is_taken_away_from_the_end_of_the_bar_so_equal_totals_end_alike():
    ana, arash = source_bars([{"nigiri": 40, "pudding": -4}, {"nigiri": 30, "pudding": 6}], ["Ana", "Arash"])
    assert (ana["total"], arash["total"]) == (36, 36)
    assert ana["parts"] == [{"source": "nigiri", "x": 0, "width": 1000}]
    assert ana["lost"] == {"x": 900, "width": 100}
    assert arash["parts"][-1] == {"source": "pudding", "x": 750, "width": 150}
    assert (arash["lost"], arash["zero"]) == (None, 0)


def test_a_total_below_zero_lies_before_the_beginning_of_all_bars():
    ana, bor = source_bars([{"tempura": 5, "pudding": -6}, {"tempura": 3}], ["Ana", "Bor"])
    assert (ana["total"], ana["lost"]) == (-1, {"x": 0, "width": 1000})
    assert ana["parts"] == [{"source": "tempura", "x": 166, "width": 834}]
    assert bor["parts"] == [{"source": "tempura", "x": 166, "width": 500}]
    assert (ana["zero"], bor["zero"]) == (166, 166)


def test_nothing_is_an_empty_bar_that_says_so():
    (bar,) = source_bars([{"tempura": 0}], ["Ana"])
    assert (bar["parts"], bar["label"]) == ([], "\u2068Ana\u2069: no points")


def test_the_points_of_a_game_come_from_all_its_rounds_and_the_puddings():
    rounds = [[Tableau(tempura=2, maki_1=1, pudding=1), Tableau(egg_on_wasabi=1)]] * 3
    result = score_game(rounds, 2)
    assert game_points(result, 0) == {
        "tempura": 15,
        "sashimi": 0,
        "dumpling": 0,
        "nigiri": 0,
        "maki": 18,
        "pudding": 6,
    }
    assert game_points(result, 1) == {"tempura": 0, "sashimi": 0, "dumpling": 0, "nigiri": 9, "maki": 0, "pudding": 0}
    assert "pudding" not in game_points(score_game(rounds[:2], 2), 0)


def test_growth_shows_the_total_before_and_what_was_gained():
    assert growth(before=12, total=24, best=48) == {"before": 250, "gained": 250}


def test_growth_below_zero_or_back_has_no_width():
    assert growth(before=-3, total=-6, best=0) == {"before": 0, "gained": 0}
    assert growth(before=39, total=36, best=36) == {"before": 1083, "gained": 0}
