// @ts-check

/**
 * One circle of imports for each knot of modules that reach each other (Tarjan's strongly connected components).
 * @param {import('./read-modules.mjs').Module[]} modules
 * @returns {string[][]}
 */
export const findCycles = (modules) => {
  const next = new Map(
    modules.map(({ file, imports }) => [file, imports.flatMap(({ target }) => target ?? [])]),
  );
  /** @type {Map<string, number>} */
  const order = new Map();
  /** @type {string[]} */
  const open = [];
  /** @type {string[][]} */
  const knots = [];

  /** @param {string} file @returns {number} */
  const visit = (file) => {
    const mine = order.size;
    order.set(file, mine);
    open.push(file);
    let low = mine;
    for (const target of next.get(file) ?? []) {
      if (!next.has(target)) continue;
      if (!order.has(target)) low = Math.min(low, visit(target));
      else if (open.includes(target)) low = Math.min(low, order.get(target) ?? low);
    }
    if (low === mine) {
      const knot = open.splice(open.indexOf(file));
      if (knot.length > 1 || next.get(file)?.includes(file)) knots.push(knot);
    }
    return low;
  };

  for (const file of next.keys()) if (!order.has(file)) visit(file);
  return knots.map((knot) => shortestCircle(knot, next));
};

/** @param {string[]} knot @param {Map<string, string[]>} next @returns {string[]} */
const shortestCircle = (knot, next) => {
  const start = knot[0] ?? '';
  /** @type {string[][]} */
  const paths = [[start]];
  const seen = new Set();
  for (const path of paths) {
    for (const target of next.get(path.at(-1) ?? '') ?? []) {
      if (target === start) return path;
      if (!knot.includes(target) || seen.has(target)) continue;
      seen.add(target);
      paths.push([...path, target]);
    }
  }
  return knot;
};
