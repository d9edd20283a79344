import * as v from 'valibot';
import { bookingStates } from '#domain/booking/states';
import { kindIds } from '#kinds/registry';
import { tripStates } from '#domain/trip/states';
import { instant, requiredText } from '#kinds/request/common';
import { handedOver } from './arranging-rental';

const nullableText = v.nullable(v.string());

export const carUseQuery = v.object({
  /** With or without blanks; the province tells apart two cars of one number. */
  plate: requiredText(20),
  province: v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/, 'invalid'), v.transform(Number))),
  at: instant,
});

const reachable = v.object({ name: v.string(), phone: nullableText, employeeNo: nullableText });

const booking = v.object({
  ref: v.string(),
  status: v.picklist(bookingStates),
  traveller: v.string(),
  department: nullableText,
  costCentre: v.string(),
  purpose: v.string(),
  startsAt: v.string(),
  endsAt: v.string(),
  from: nullableText,
  to: nullableText,
  passengers: v.array(
    v.object({ name: nullableText, isGuest: v.boolean(), attended: v.nullable(v.boolean()) }),
  ),
  /** Who took the wheel themselves. */
  selfDrivers: v.array(
    v.object({ ...reachable.entries, main: v.boolean(), licenceNo: nullableText }),
  ),
});

/** Somebody had the car: as recorded where times were, else as planned. */
const use = v.object({
  tripId: v.string(),
  kind: v.picklist(kindIds),
  status: v.picklist(tripStates),
  plannedFrom: v.string(),
  plannedTo: v.string(),
  departedAt: nullableText,
  returnedAt: nullableText,
  startKm: v.nullable(v.number()),
  endKm: v.nullable(v.number()),
  provider: nullableText,
  driver: v.nullable(v.object({ ...reachable.entries, licenceNo: nullableText })),
  bookings: v.array(booking),
  handovers: v.array(
    v.object({ type: v.picklist(['collect', 'return']), by: v.string(), ...handedOver }),
  ),
});

/** When it was last given out before, or is given out next: nobody is named. */
const neighbour = v.nullable(v.object({ from: v.string(), to: v.string() }));

export const carUse = v.object({
  asOf: v.string(),
  cars: v.array(
    v.object({
      id: v.string(),
      plate: v.string(),
      province: nullableText,
      description: v.string(),
      colour: v.string(),
      owner: nullableText,
      uses: v.array(use),
      /** It was out for a kind that the reader has no right to see. */
      hiddenKinds: v.array(v.picklist(kindIds)),
      /** Why it could not be out: a repair, or kept back. */
      kept: v.nullable(
        v.object({
          type: v.picklist(['blackout', 'repair']),
          reason: v.string(),
          from: v.string(),
          to: nullableText,
        }),
      ),
      before: neighbour,
      after: neighbour,
    }),
  ),
});

export type CarUse = v.InferOutput<typeof carUse>;
export type UsedCar = CarUse['cars'][number];
export type CarTrip = UsedCar['uses'][number];
