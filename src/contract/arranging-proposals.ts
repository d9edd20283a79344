import * as v from 'valibot';
import { leftCodes, placedCodes } from '#domain/optimise/reason-codes';
import { kindIds } from '#kinds/registry';
import { day, id } from '#kinds/request/common';
import { checkPeriod } from './report-filter';

const MOST_CHANGES = 500;

const text = v.string();
const moment = v.string();
const nullableText = v.nullable(text);
const carAndDriver = v.object({ carId: text, driverId: nullableText });

/** What a plan comes to. Money in baht, overtime in minutes. */
const figures = v.object({
  cost: text,
  hired: v.number(),
  unserved: v.number(),
  changes: v.number(),
  overtime: v.number(),
  /** Trips with another kind of car than was asked for; a draft made before they were counted has none. */
  otherKind: v.optional(v.number(), 0),
});

const compared = v.object({ cost: text, hired: v.number(), unserved: v.number() });

const read = v.object({ id: text, version: v.number() });

/** A trip that gets another car or driver, or a new one for bookings that wait. */
const change = v.object({
  id: text,
  /** Those of one block need one another: one takes what the other gives up. */
  block: v.number(),
  /** Null: a new trip for these bookings. */
  trip: v.nullable(read),
  bookings: v.array(read),
  startsAt: moment,
  endsAt: moment,
  /** What it has now. */
  before: v.nullable(carAndDriver),
  after: carAndDriver,
  /** What a hired car costs for this trip; null for the company's own, and where it is paid by the day. */
  hire: v.optional(nullableText, null),
  /** Its provider is asked, however it is paid. */
  isHired: v.optional(v.boolean(), false),
  reasons: v.array(
    v.object({
      code: v.picklist(placedCodes),
      /** Baht that any other car costs more at least, or how many minutes, cars or bookings. */
      figure: v.optional(v.number()),
    }),
  ),
  isAccepted: v.boolean(),
});

/** What found no car, and why. */
const left = v.object({
  trip: v.nullable(text),
  bookings: v.array(text),
  reason: v.object({
    code: v.picklist(leftCodes),
    /** The moment at which there is nothing left, what is wanted then, what is there, and what has it instead. */
    at: v.optional(moment),
    wanted: v.optional(v.number()),
    there: v.optional(v.number()),
    instead: v.optional(v.array(v.object({ trip: nullableText, bookings: v.array(text) }))),
  }),
});

export const proposal = v.object({
  id: text,
  day: text,
  madeAt: moment,
  /** Drafts of other kinds that it leaves room for. */
  beside: v.array(text),
  /** By itself, at the cut-off. */
  byClock: v.boolean(),
  /** Something has changed since: propose again, or accept what is still as it was. */
  isOutOfDate: v.boolean(),
  /** As it stands, as a dispatcher would do it in the order of the bookings, and as proposed. */
  figures: v.object({ now: figures, byHand: figures, proposed: figures }),
  proof: v.object({
    /** Nothing cheaper is possible; or so much at most; or only of the rounds that were looked at. */
    type: v.picklist(['proven', 'gap', 'enumerated-only']),
    /** The share of its cost by which a plan could be cheaper at most. */
    gap: v.number(),
  }),
  /** Trips that keep what they have. */
  kept: v.number(),
  changes: v.array(change),
  left: v.array(left),
  /** What it costs that so many pinned trips keep what they have; null where nothing is pinned, or nobody knows. */
  pins: v.nullable(v.object({ count: v.number(), ...compared.entries })),
});

/** Beside drafts of other kinds: the same cars and drivers are not proposed twice. */
export const proposing = v.object({
  day,
  beside: v.optional(v.pipe(v.array(id, 'required'), v.maxLength(kindIds.length, 'too_many')), []),
});

export const proposalQuery = v.object({ day });

/** One draft of each day counts: the one that was used, else the latest. */
export const proposalWeeks = v.object({
  weeks: v.array(
    v.object({
      monday: text,
      days: v.number(),
      byHand: compared,
      proposed: compared,
      changes: v.number(),
      accepted: v.number(),
    }),
  ),
});

export const proposalWeeksQuery = v.pipe(v.object({ from: day, to: day }), checkPeriod());

/** Null accepts all that is not accepted yet. */
export const accepting = v.object({
  changes: v.optional(
    v.nullable(
      v.pipe(
        v.array(id, 'required'),
        v.minLength(1, 'required'),
        v.maxLength(MOST_CHANGES, 'too_many'),
      ),
    ),
    null,
  ),
});

export type ProposalWeek = v.InferOutput<typeof proposalWeeks>['weeks'][number];
export type Proposal = v.InferOutput<typeof proposal>;
