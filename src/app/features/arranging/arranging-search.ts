import * as v from 'valibot';

const views = ['table', 'board'] as const;
export const boardRows = ['cars', 'drivers'] as const;
export const spans = ['day', 'week'] as const;
export const filters = ['all', 'open', 'arranged', 'running', 'unconfirmed', 'lost'] as const;

/** So many times the width of the board for its hours. */
export const zooms = [1, 2, 3, 4] as const;

const maybe = <T extends v.GenericSchema>(schema: T) => v.fallback(v.optional(schema), undefined);
const choice = <const T extends readonly [string, ...string[]]>(options: T) =>
  maybe(v.picklist(options));

/** Which day, how it is looked at, and what is open beside it: a link reproduces the view. */
export const arrangingSearch = v.object({
  day: maybe(v.pipe(v.string(), v.isoDate())),
  span: choice(spans),
  view: choice(views),
  rows: choice(boardRows),
  zoom: maybe(v.picklist(zooms)),
  only: choice(filters),
  q: maybe(v.string()),
  /** What the panel shows: `booking:…` or `trip:…`. */
  open: maybe(v.pipe(v.string(), v.regex(/^(booking|trip):[\w-]+$/))),
  /** On the board, where what is chosen is first of all to be placed: its panel is asked for. */
  details: maybe(v.boolean()),
  /** What the optimiser proposes for the day, beside it. */
  proposal: maybe(v.boolean()),
});

export type ArrangingSearch = v.InferOutput<typeof arrangingSearch>;
