import * as v from 'valibot';

const views = ['table', 'board'] as const;
export const boardRows = ['cars', 'drivers'] as const;
export const spans = ['day', 'week'] as const;
export const filters = ['all', 'open', 'arranged', 'running', 'unconfirmed'] as const;

/** So many times the width of the board, at most, for its hours. */
export const MOST_ZOOM = 4;

const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  v.fallback(v.optional(v.picklist(options)), undefined);

/** Which day, how it is looked at, and what is open beside it: a link reproduces the view. */
export const arrangingSearch = v.object({
  day: v.fallback(v.optional(v.pipe(v.string(), v.isoDate())), undefined),
  span: choice(spans),
  view: choice(views),
  rows: choice(boardRows),
  zoom: v.fallback(
    v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST_ZOOM))),
    undefined,
  ),
  only: choice(filters),
  q: v.fallback(v.optional(v.string()), undefined),
  /** What the panel shows: `booking:…` or `trip:…`. */
  open: v.fallback(v.optional(v.pipe(v.string(), v.regex(/^(booking|trip):[\w-]+$/))), undefined),
  /** On the board, where what is chosen is first of all to be placed: its panel is asked for. */
  details: v.fallback(v.optional(v.boolean()), undefined),
  /** What the optimiser proposes for the day, beside it. */
  proposal: v.fallback(v.optional(v.boolean()), undefined),
});

export type ArrangingSearch = v.InferOutput<typeof arrangingSearch>;
