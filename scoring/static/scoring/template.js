// Runs the templates of the server on the phone; scoring/phone_templates.py says how they come.

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#x27;" };

/** @param {*} value @returns {string} as text between tags or in an attribute */
const escaped = (value) => String(value ?? "").replace(/[&<>"']/g, (sign) => ESCAPES[sign]);

/** Names that every template of Django knows. */
const CONSTANTS = { None: null, True: true, False: false };

/** What Python takes for true. */
const holds = (value) => Boolean(value) && (typeof value !== "object" || Object.keys(value).length > 0);

const OPERATORS = {
  not: (one) => !holds(one),
  and: (one, other) => holds(one) && holds(other),
  or: (one, other) => holds(one) || holds(other),
  "==": (one, other) => one === other,
  "!=": (one, other) => one !== other,
  "<": (one, other) => one < other,
  "<=": (one, other) => one <= other,
  ">": (one, other) => one > other,
  ">=": (one, other) => one >= other,
  is: (one, other) => one === other,
  "is not": (one, other) => one !== other,
};

/**
 * @param {Array} nodes of a template
 * @param {Object} context what the template shows
 * @param {Object<string, (value: *) => string>} filters by name
 * @returns {string} HTML
 */
export function run(nodes, context, filters) {
  const value = ({ is, of, by = [] }) =>
    by.reduce((result, name) => filters[name](result), of ? of.reduce((object, key) => object?.[key], { ...CONSTANTS, ...context }) : is);
  const condition = (tree) => {
    if (!Array.isArray(tree)) return value(tree);
    const [operator, ...operands] = tree;
    return OPERATORS[operator](...operands.map(condition));
  };
  const inner = (more, list) => run(list, { ...context, ...more }, filters);
  const kinds = {
    value: (expression) => escaped(value(expression)),
    if: (ways) => inner({}, ways.find(([test]) => test === null || holds(condition(test)))?.[1] ?? []),
    for: (name, list, body) =>
      (value(list) ?? []).map((item, n, all) => inner({ [name]: item, forloop: forloop(n, all.length) }, body)).join(""),
    with: (values, body) => inner(Object.fromEntries(Object.entries(values).map(([name, of]) => [name, value(of)])), body),
  };
  return nodes.map((node) => (typeof node === "string" ? node : kinds[node[0]](...node.slice(1)))).join("");
}

const forloop = (n, length) => ({ counter: n + 1, counter0: n, first: n === 0, last: n === length - 1 });
