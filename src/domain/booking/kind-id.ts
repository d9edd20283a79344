/** The four booking kinds, named as the specification names them: in routes, storage keys, database and code. */
export const kindIds = [
  'bookingwithdrivernava',
  'bookingnodriver',
  'bookingduringday',
  'bookingwithdriveramata',
] as const;

export type KindId = (typeof kindIds)[number];

export const isKindId = (value: unknown): value is KindId =>
  (kindIds as readonly unknown[]).includes(value);
