import * as v from 'valibot';
import { kindIds } from '#kinds/registry';
import { blackoutTypes, carPapers, carStatuses } from '#domain/fleet/car';
import { siteIds } from '#domain/site-id';
import {
  day,
  id as givenId,
  instant,
  optionalText,
  requiredText,
  wholeNumber,
} from '#kinds/request/common';
import { anyOf } from './list';

/** What happens to a car over time: its papers, the times it is out, what its odometer says. */

const id = v.string();
const nullableText = v.nullable(v.string());
const kind = v.picklist(kindIds, 'invalid');
const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null);

export const MOST_KM = 9_999_999;
const kilometres = wholeNumber(0, MOST_KM);

export const carDocument = v.object({
  id,
  version: v.number(),
  type: v.picklist(carPapers),
  number: nullableText,
  expiresOn: v.string(),
  fileId: v.nullable(id),
});

export const carDocumentBody = v.object({
  type: v.picklist(carPapers, 'required'),
  number: optionalText(60),
  expiresOn: day,
  fileId: optional(givenId),
});

export const carBlackout = v.object({
  id,
  version: v.number(),
  type: v.picklist(blackoutTypes),
  from: v.string(),
  /** Null: until further notice. */
  until: nullableText,
  reason: v.string(),
});

/** Trips that may be released, as the admin has just read them; whatever else would break is refused. */
export const confirmed = v.optional(v.pipe(v.array(givenId), v.maxLength(1000, 'too_many')), []);

/** Beside a form whose change may break trips. */
export const releasing = v.object({ releases: confirmed });

export const blackoutBody = v.pipe(
  v.object({
    type: v.picklist(blackoutTypes, 'required'),
    from: instant,
    until: optional(instant),
    reason: requiredText(500),
    releases: confirmed,
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
  status: v.picklist(carStatuses, 'required'),
  reason: optionalText(500),
  releases: confirmed,
});

export const odometerBody = v.object({ km: kilometres, reason: optionalText(500) });

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
    id,
    kind,
    isUnderway: v.boolean(),
    startsAt: v.string(),
    endsAt: v.string(),
    refs: v.array(v.string()),
    people: v.array(v.string()),
    route: nullableText,
  }),
);

export type CarDocumentBody = v.InferOutput<typeof carDocumentBody>;
export type BlackoutBody = v.InferOutput<typeof blackoutBody>;
export type BrokenTrips = v.InferOutput<typeof brokenTrips>;
