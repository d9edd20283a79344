export const damageTypes = ['scratch', 'dent', 'crack', 'missing'] as const;
export type DamageType = (typeof damageTypes)[number];

/** Where on a car, seen from above with its front at the top: per mille from its left and from its front. */
export type DamagePoint = { what: DamageType; x: number; y: number };

export const WHOLE = 1000;

/** Parts of a car from above, row by row from the front, each from the left: what has a name can be said and heard. */
export const carParts = [
  ['front-left', 'front', 'front-right'],
  ['wing-left', 'bonnet', 'wing-right'],
  ['door-left', 'roof', 'door-right'],
  ['rear-door-left', 'roof', 'rear-door-right'],
  ['rear-left', 'rear', 'rear-right'],
] as const;
export type CarPart = (typeof carParts)[number][number];

const cellOf = (at: number, cells: number) => Math.min(cells - 1, Math.floor((at / WHOLE) * cells));

export const carPartAt = ({ x, y }: Pick<DamagePoint, 'x' | 'y'>): CarPart => {
  const row = carParts[cellOf(y, carParts.length)] ?? carParts[0];
  return row[cellOf(x, row.length)] ?? row[0];
};
