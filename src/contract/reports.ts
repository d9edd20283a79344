import * as v from 'valibot';
import { amountKeys, costBases } from '#domain/reports/amounts';
import { measureIds } from '#domain/reports/measures';
import { bookingStates } from '#domain/booking/states';
import { exportSize, listPage, listQuery } from './list';
import { checkPeriod, reportFilterEntries } from './report-filter';

const id = v.string();
const nullableText = v.nullable(v.string());
const period = v.object({ from: v.string(), to: v.string() });

export const reportQuery = v.pipe(v.object(reportFilterEntries), checkPeriod());

/** Sums of whole units, from which `figureOf` makes every figure. */
const sums = v.object({
  ...v.entriesFromList(amountKeys, v.number()),
  /** Millionths of a minute that the cars could have served; 0 where cars are not divided so. */
  capacity: v.number(),
});

/** Null: what belongs to nobody, or, of providers, to the company itself. */
const group = v.object({ id: v.nullable(id), name: nullableText, sums });

export const report = v.object({
  period,
  before: period,
  basis: v.picklist(costBases),
  asOf: v.string(),
  sums,
  previous: sums,
  buckets: v.array(v.object({ ...period.entries, sums })),
  departments: v.array(group),
  costCentres: v.array(group),
  providers: v.array(group),
  drivers: v.array(group),
  cars: v.array(
    v.object({
      ...group.entries,
      province: nullableText,
      description: nullableText,
      /** Nothing for what had no car; else what one car could have served and what it did, part by part of the period. */
      use: v.array(v.object({ used: v.number(), capacity: v.number() })),
    }),
  ),
  /** For each quarter of an hour of the day in which cars were out: the most at once, and when that first was. */
  peaks: v.array(
    v.object({ quarter: v.number(), cars: v.number(), day: v.string(), minute: v.number() }),
  ),
});

const named = v.object({ id, name: v.string() });

export const reportOptions = v.object({
  sites: v.array(named),
  departments: v.array(named),
  costCentres: v.array(named),
  providers: v.array(named),
  cars: v.array(v.object({ ...named.entries, province: nullableText })),
  drivers: v.array(named),
});

const minuteOfDay = v.optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{1,4}$/, 'invalid'),
    v.transform(Number),
    v.maxValue(24 * 60 - 1, 'invalid'),
  ),
);

/** The bookings behind a figure; behind a peak, those on the road at that minute of the first day. */
export const reportRowQuery = v.pipe(
  listQuery(['startsAt', 'value'], {
    ...reportFilterEntries,
    measure: v.picklist([...measureIds, 'peak'], 'invalid'),
    minute: minuteOfDay,
    size: exportSize,
  }),
  checkPeriod(),
);

/** What one booking, trip without passengers, or cost counts for; in whole units, like the sums. */
const reportRow = v.object({
  key: v.string(),
  bookingId: v.nullable(id),
  ref: nullableText,
  status: v.nullable(v.picklist(bookingStates)),
  startsAt: v.string(),
  endsAt: nullableText,
  traveller: nullableText,
  department: nullableText,
  costCentre: nullableText,
  plate: nullableText,
  province: nullableText,
  driver: nullableText,
  provider: nullableText,
  value: v.number(),
  per: v.number(),
});

export const reportRows = v.object({
  ...listPage(reportRow).entries,
  /** Of all rows, not only of this page. */
  value: v.number(),
  per: v.number(),
});

export type Report = v.InferOutput<typeof report>;
export type ReportGroup = v.InferOutput<typeof group>;
export type ReportOptions = v.InferOutput<typeof reportOptions>;
export type ReportRow = v.InferOutput<typeof reportRow>;
export type ReportRows = v.InferOutput<typeof reportRows>;
