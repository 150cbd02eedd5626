// Turns the fieldsets of each language (class language-fa, …) in the admin into tabs, one row of them for the whole form.
const CLASS = /(?:^|\s)language-(\w+)/;
const panels = [...document.querySelectorAll("fieldset[class*='language-']")].filter((panel) => CLASS.test(panel.className));
const code = (panel) => panel.className.match(CLASS)[1];
const codes = [...new Set(panels.map(code))];

function makeTab(language) {
  const own = panels.filter((panel) => code(panel) === language);
  const tab = document.createElement("button");
  tab.type = "button";
  tab.id = `tab-${language}`;
  tab.lang = language;
  tab.textContent = own[0].querySelector(".fieldset-heading, h2, h3, h4, legend").textContent;
  tab.setAttribute("role", "tab");
  tab.setAttribute("aria-controls", own.map((panel) => panel.id).join(" "));
  if (own.some((panel) => panel.querySelector(".errorlist"))) tab.classList.add("faulty");
  tab.addEventListener("click", () => choose(tab));
  return tab;
}

function choose(chosen) {
  for (const tab of tabs) {
    tab.setAttribute("aria-selected", tab === chosen);
    tab.tabIndex = tab === chosen ? 0 : -1;
  }
  for (const panel of panels) panel.hidden = `tab-${code(panel)}` !== chosen.id;
}

function onKey(event) {
  const rtl = getComputedStyle(event.currentTarget).direction === "rtl";
  const step = { ArrowRight: rtl ? -1 : 1, ArrowLeft: rtl ? 1 : -1 }[event.key];
  const last = tabs.length - 1;
  const index = { Home: 0, End: last }[event.key] ?? (step && tabs.indexOf(event.target) + step);
  if (index === undefined) return;
  event.preventDefault();
  const tab = tabs.at(index % tabs.length);
  choose(tab);
  tab.focus();
}

panels.forEach((panel, number) => {
  panel.id = `language-panel-${number}`;
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", `tab-${code(panel)}`);
});
const tabs = codes.map(makeTab);

if (tabs.length) {
  const list = document.createElement("div");
  list.className = "language-tabs";
  list.setAttribute("role", "tablist");
  list.append(...tabs);
  list.addEventListener("keydown", onKey);
  panels[0].before(list);
  choose(tabs.find((tab) => tab.classList.contains("faulty")) ?? tabs.find((tab) => tab.lang === document.documentElement.lang) ?? tabs[0]);
}
