type Values = Record<string, unknown>;

/** Only what differs, from what to what. */
export const differenceOf = (before: Values, after: Values): { before: Values; after: Values } => {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (from: Values) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { before: pick(before), after: pick(after) };
};
