/** One field on which two people differ, or that only the other changed. */
export type Difference<V> = {
  name: keyof V & string;
  before: unknown;
  mine: unknown;
  theirs: unknown;
  /** Both changed it, to different things: somebody has to choose. */
  clashes: boolean;
};

/** A switch that nobody set is off: empty and no are one answer. */
const answer = (_: string, value: unknown) => (value === false ? null : value);

export const isSame = (a: unknown, b: unknown): boolean =>
  JSON.stringify(a, answer) === JSON.stringify(b, answer);

/** What another person changed since it was read here, field by field. */
export const compare = <V extends object>(base: V, mine: V, theirs: V): Difference<V>[] =>
  (Object.keys(theirs) as (keyof V & string)[])
    .filter((name) => !isSame(base[name], theirs[name]))
    .map((name) => ({
      name,
      before: base[name],
      mine: mine[name],
      theirs: theirs[name],
      clashes: !isSame(mine[name], base[name]) && !isSame(mine[name], theirs[name]),
    }));

/** Mine where I changed something, theirs everywhere else. */
export const merge = <V extends object>(base: V, mine: V, theirs: V): V =>
  Object.fromEntries(
    (Object.keys(theirs) as (keyof V & string)[]).map((name) => [
      name,
      isSame(mine[name], base[name]) ? theirs[name] : mine[name],
    ]),
  ) as V;
