/** What a trip is judged by, besides as a whole; the database names them the same. */
export const vehicleItems = ['condition', 'cleanliness', 'air_conditioning', 'safety'] as const;
export const driverItems = ['punctual', 'polite', 'dress', 'driving', 'obeys_law'] as const;
export const ratingItems = [...vehicleItems, ...driverItems] as const;

export type RatingItem = (typeof ratingItems)[number];

export const scores = [1, 2, 3, 4, 5] as const;

export type Score = (typeof scores)[number];

/** An item that does not apply to this trip has no score. */
export type ItemScores = Readonly<Record<RatingItem, Score | null>>;

export const allItems = (items: Partial<ItemScores>): ItemScores =>
  Object.fromEntries(ratingItems.map((item) => [item, items[item] ?? null])) as ItemScores;

/** Nobody judges a driver where the traveller drove. */
export const itemsOf = (withDriver: boolean): readonly RatingItem[] =>
  withDriver ? ratingItems : vehicleItems;

/** At most so many stars are a low score. */
export const LOW = 2;

/** Something went wrong: the person says what, and the company answers. */
export const isLow = (overall: Score, items: ItemScores): boolean =>
  [overall, ...Object.values(items)].some((score) => score !== null && score <= LOW);
