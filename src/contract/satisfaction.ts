import * as v from 'valibot';
import { followUps } from '#domain/rating/follow-up';
import { ratingItems, scores } from '#domain/rating/items';
import { NONE } from '#domain/reports/filter';
import { satisfactionKeys } from '#domain/reports/satisfaction';
import { siteIds } from '#domain/site-id';
import { replyHint } from '#words/satisfaction';
import { day, id } from '#kinds/request/common';
import { careFields, careQuery } from './care-fields';
import { audit, exportSize, listPage, listQuery } from './list';
import { textOrNone } from './record';
import { partOf } from './record-entries';
import { checkPeriod } from './report-filter';
import { itemScores } from './ratings';

const nullableText = v.nullable(v.string());
const score = v.picklist(scores);
const period = v.object({ from: v.string(), to: v.string() });
const idOrNone = v.optional(v.union([v.literal(NONE), id], 'invalid'));

export const satisfactionFilterEntries = {
  from: day,
  to: day,
  site: v.optional(v.picklist(siteIds, 'invalid')),
  provider: idOrNone,
  car: idOrNone,
  driver: idOrNone,
};

export const satisfactionQuery = v.pipe(v.object(satisfactionFilterEntries), checkPeriod());

/** Whole numbers, from which `satisfactionOf` makes every figure. */
const sums = v.object(v.entriesFromList(satisfactionKeys, v.number()));

/** Null: what belongs to nobody, or, of providers, to the company itself. */
const group = v.object({ id: v.nullable(v.string()), name: nullableText, sums });
const named = v.object({ id: v.string(), name: v.string() });

export const satisfaction = v.object({
  period,
  before: period,
  asOf: v.string(),
  /** Narrowed to one person of whom too few answers speak: nothing but the counts is told. */
  isHidden: v.boolean(),
  sums,
  previous: sums,
  buckets: v.array(v.object({ ...period.entries, sums })),
  items: v.array(v.object({ item: v.picklist(ratingItems), sums })),
  drivers: v.array(group),
  /** All drivers of whom too few answers speak, together. */
  otherDrivers: v.nullable(sums),
  cars: v.array(v.object({ ...group.entries, province: nullableText })),
  providers: v.array(group),
  /** Of all times: it is there to be emptied. */
  inbox: v.object(v.entriesFromList(followUps, v.number())),
});

export const satisfactionOptions = v.object({
  sites: v.array(named),
  providers: v.array(named),
  cars: v.array(named),
  drivers: v.array(named),
});

const starText = v.optional(
  v.pipe(v.picklist(['1', '2', '3', '4', '5'], 'invalid'), v.transform(Number)),
);
const yes = v.optional(v.picklist(['yes'], 'invalid'));

/** The rides behind a figure, and what was said of them. */
const satisfactionRowQueryEntries = {
  ...satisfactionFilterEntries,
  answered: v.optional(v.picklist(['yes', 'no'], 'invalid')),
  stars: starText,
  low: yes,
  commented: yes,
  item: v.optional(v.picklist(ratingItems, 'invalid')),
  size: exportSize,
};

export const satisfactionRowList = listQuery(['week', 'overall'], satisfactionRowQueryEntries);

export const satisfactionRowQuery = v.pipe(satisfactionRowList, checkPeriod());

/** What was said, and nothing by which its trip could be found: whoever rode that trip stands in the list of trips. */
const satisfactionRow = v.object({
  /** Of this list alone. */
  id: v.string(),
  /** Its Monday; null where too few spoke in that week. */
  week: nullableText,
  /** Null where nobody answered. */
  overall: v.nullable(score),
  isLow: v.boolean(),
  items: itemScores,
  reason: nullableText,
  comment: nullableText,
});

export const satisfactionRows = v.object({
  ...listPage(satisfactionRow).entries,
  isHidden: v.boolean(),
});

/** What is done about a low score. */
export const lowScoreFields = {
  ...careFields,
  reply: {
    ...textOrNone(1000, {
      th: 'คำตอบถึงผู้ให้คะแนน',
      en: 'Reply, read by whoever rated',
      section: 'care',
      isLong: true,
      note: replyHint,
    }),
    // Whether there must be one, its status says.
    isOptional: false,
  },
};

const answer = partOf(lowScoreFields);

const lowScoreRow = v.object({
  id: v.string(),
  version: v.number(),
  /** When it was said. */
  at: v.string(),
  ref: v.string(),
  startsAt: v.string(),
  from: nullableText,
  to: nullableText,
  plate: nullableText,
  province: nullableText,
  driver: nullableText,
  provider: nullableText,
  overall: score,
  /** The items with few stars. */
  lowItems: v.array(v.picklist(ratingItems)),
  reason: nullableText,
  status: answer.row.entries.status,
  ownerId: answer.row.entries.ownerId,
  owner: nullableText,
});

export const lowScoreQuery = careQuery(['status', 'at', 'overall']);

export const lowScorePage = listPage(lowScoreRow);

export const lowScore = v.object({
  ...lowScoreRow.entries,
  items: itemScores,
  comment: nullableText,
  reply: answer.row.entries.reply,
  /** Who may take it: the kind's admins. */
  owners: v.array(named),
  audit,
});

export const lowScoreAnswer = v.object(answer.body);

export type Satisfaction = v.InferOutput<typeof satisfaction>;
export type SatisfactionOptions = v.InferOutput<typeof satisfactionOptions>;
export type SatisfactionRow = v.InferOutput<typeof satisfactionRow>;
export type SatisfactionRows = v.InferOutput<typeof satisfactionRows>;
export type SatisfactionRowQuery = v.InferOutput<typeof satisfactionRowQuery>;
export type LowScoreRow = v.InferOutput<typeof lowScoreRow>;
export type LowScore = v.InferOutput<typeof lowScore>;
export type LowScoreAnswer = v.InferOutput<typeof lowScoreAnswer>;
export type LowScoreQuery = v.InferOutput<typeof lowScoreQuery>;
