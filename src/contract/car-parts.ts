import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { siteIds } from '#domain/site-id';
import { id as givenId, instant } from '#kinds/request/common';
import {
  blackoutFields,
  carStatusFields,
  odometerFields,
  paperFields,
  settledFields,
} from './car-part-fields';
import { carChecks } from '#domain/link/mark';
import { anyOf } from './list';
import { entriesOf, partOf } from './record-entries';

/** What happens to a car over time: its papers, the times it is out, what its odometer says. */

const paper = partOf(paperFields);
const blackout = partOf(blackoutFields);

export const carDocument = paper.row;
export const carDocumentBody = v.object(paper.body);
export const carBlackout = blackout.row;

/** Trips that may be released, as the admin has just read them; whatever else would break is refused. */
export const confirmed = v.optional(v.pipe(v.array(givenId), v.maxLength(1000, 'too_many')), []);

/** Beside a form whose change may break trips. */
export const releasing = v.object({ releases: confirmed });

export const blackoutBody = v.pipe(
  v.object({
    ...blackout.body,
    releases: confirmed,
    /** The driver's words that it is because of. */
    troubleId: v.optional(v.nullable(givenId), null),
    /** The maintenance that it is for. */
    planId: v.optional(v.nullable(givenId), null),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => until === null || from < until,
      'end_before_start',
    ),
    ['until'],
  ),
);

export const carStatusBody = v.object({
  ...entriesOf(carStatusFields).body,
  releases: confirmed,
});

/** What a driver said of it by their link, and what became of it. */
export const carTrouble = v.object({
  id: v.string(),
  at: v.string(),
  /** In the driver's words; else it is what failed when the car was looked at. */
  text: v.nullable(v.string()),
  failed: v.array(v.picklist(carChecks)),
  canDrive: v.nullable(v.boolean()),
  by: v.nullable(v.string()),
  phone: v.nullable(v.string()),
  fileId: v.nullable(v.string()),
  trip: v.nullable(v.object({ id: v.string(), kind: v.picklist(kindIds), startsAt: v.string() })),
  /** The time out that it led to. */
  repair: v.nullable(v.object({ from: v.string(), until: v.nullable(v.string()) })),
  /** Dealt with otherwise. */
  settled: v.nullable(
    v.object({ at: v.string(), by: v.nullable(v.string()), note: v.nullable(v.string()) }),
  ),
});

export const settledBody = v.object(entriesOf(settledFields).body);

export const odometerBody = v.object(entriesOf(odometerFields).body);

/**
 * Which time is asked about; without an end, everything from then on. With kinds and sites, only what would no longer be
 * served with those.
 */
export const brokenQuery = v.pipe(
  v.object({
    from: instant,
    until: v.optional(instant),
    kinds: anyOf(kindIds),
    sites: anyOf(siteIds),
  }),
  v.forward(
    v.partialCheck(
      [['from'], ['until']],
      ({ from, until }) => until === undefined || from < until,
      'end_before_start',
    ),
    ['until'],
  ),
);

/** What taking a car out would break: a trip it is arranged for, or a request that holds it. */
export const brokenTrips = v.array(
  v.object({
    /** Of the trip, or of the booking that holds the car without one. */
    id: v.string(),
    kind: v.picklist(kindIds),
    isUnderway: v.boolean(),
    startsAt: v.string(),
    endsAt: v.string(),
    refs: v.array(v.string()),
    people: v.array(v.string()),
    route: v.nullable(v.string()),
  }),
);

export type CarTrouble = v.InferOutput<typeof carTrouble>;
export type CarDocumentBody = v.InferOutput<typeof carDocumentBody>;
export type BlackoutBody = v.InferOutput<typeof blackoutBody>;
export type BrokenTrips = v.InferOutput<typeof brokenTrips>;
