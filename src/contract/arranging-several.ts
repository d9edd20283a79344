import * as v from 'valibot';
import { refusalCodes } from '#domain/refusal';
import { id, optionalText } from '#kinds/request/common';
import { root } from './arranging-roots';
import { arranged } from './arranging-trips';
import { callsAt } from './calls';
import type { Contract } from './endpoint';

/** More would be done unread. */
const MOST = 100;

const versioned = {
  id,
  version: v.pipe(v.number('required'), v.integer('invalid'), v.minValue(0, 'invalid')),
};

/** Each once. */
const listOf = <Row extends v.GenericSchema<unknown, { id: string }>>(row: Row) =>
  v.pipe(
    v.array(row, 'required'),
    v.minLength(1, 'required'),
    v.maxLength(MOST, 'too_many'),
    v.check(
      (rows) => new Set(rows.map((target) => target.id)).size === rows.length,
      'listed_twice',
    ),
  );

const chosen = v.object({ type: v.picklist(['booking', 'trip'], 'required'), ...versioned });

const several = v.pipe(
  v.object({
    action: v.picklist(['offer', 'release'], 'required'),
    targets: listOf(chosen),
    /** To whom they are offered. */
    providerId: v.optional(v.nullable(id), null),
    /** Why they are released. */
    reason: optionalText(500),
  }),
  v.forward(
    v.check(({ action, providerId }) => action !== 'offer' || providerId !== null, 'required'),
    ['providerId'],
  ),
  v.forward(
    v.check(({ action, reason }) => action !== 'release' || reason !== null, 'required'),
    ['reason'],
  ),
);

const severalArranged = v.object({
  ...arranged.entries,
  /** Of each, why it was not done; null where it was. */
  answers: v.array(v.object({ id: v.string(), refusal: v.nullable(v.picklist(refusalCodes)) })),
});

const answering = callsAt(root, 'arranging:write', { output: severalArranged });
const managing = callsAt(root, 'arranging:manage', { output: severalArranged });

export const arrangingSeveralCalls = {
  acceptTrips: answering.add('/accepts', {
    summary:
      'The provider takes several trips with the cars they were offered with; each with its own answer, all taken back together',
    body: v.object({ trips: listOf(v.object(versioned)) }),
  }),
  arrangeSeveral: managing.add('/several', {
    summary:
      'Offer several bookings and trips to a provider, or release several trips; each as by hand and with its own answer, all taken back together',
    body: several,
  }),
} as const satisfies Contract;

export type Several = v.InferOutput<typeof several>;
export type SeveralArranged = v.InferOutput<typeof severalArranged>;
