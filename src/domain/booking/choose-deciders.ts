type Deciders = {
  /** Upwards from the traveller: manager, manager's manager; then who stands in for people without one. */
  upwards: readonly string[];
  /** Who is on the trip or asked for it: nobody decides about a trip of their own. */
  involved: ReadonlySet<string>;
  /** The kind's admins: they decide when nobody else is left. */
  admins: readonly string[];
  levels: number;
};

/**
 * Who may decide on each level. Fewer levels than asked for when the company has no further person above; none when
 * nobody at all may decide.
 */
export const chooseDeciders = ({
  upwards,
  involved,
  admins,
  levels,
}: Deciders): readonly (readonly string[])[] => {
  if (levels === 0) return [];
  const able = [...new Set(upwards)].filter((person) => !involved.has(person)).slice(0, levels);
  if (able.length > 0) return able.map((person) => [person]);
  const lastResort = admins.filter((person) => !involved.has(person));
  return lastResort.length > 0 ? [lastResort] : [];
};
