import * as v from 'valibot';
import { bookingDraft } from '#kinds/booking-request';
import { kindIds } from '#kinds/registry';
import { day, id as givenId, instant, vehicleClass } from '#kinds/request/common';

const id = v.string();
const named = v.object({ id, name: v.string() });

/** All that a form of this kind offers; kept by the phone so that the form works offline. */
export const bookingOptions = v.object({
  rules: v.object({
    noticeMinutes: v.number(),
    horizonDays: v.number(),
    longestMinutes: v.number(),
    bufferMinutes: v.number(),
    cancelCutoffMinutes: v.number(),
    approvalLevels: v.number(),
    serviceFrom: v.string(),
    serviceTo: v.string(),
    serviceDays: v.pipe(v.array(v.number()), v.readonly()),
    dayCutoff: v.nullable(v.string()),
  }),
  /** Days on which this kind does not run. */
  holidays: v.array(v.object({ day: v.string(), name: v.string() })),
  me: v.object({
    personId: id,
    phone: v.nullable(v.string()),
    costCentreId: v.nullable(id),
    licenceUntil: v.nullable(v.string()),
  }),
  costCentres: v.array(v.object({ id, code: v.string(), name: v.string() })),
  purposes: v.array(v.object({ code: v.string(), name: v.string(), asksText: v.boolean() })),
  places: v.array(
    v.object({ id, name: v.string(), provinceCode: v.number(), ofSite: v.boolean() }),
  ),
  provinces: v.array(v.object({ code: v.number(), name: v.string() })),
  classes: v.array(v.object({ class: vehicleClass, seats: v.number() })),
  drivers: v.array(named),
  terms: v.nullable(v.object({ number: v.number(), text: v.string() })),
  routes: v.array(
    v.object({
      id,
      name: v.string(),
      directions: v.array(
        v.object({
          direction: v.picklist(['out', 'back']),
          stops: v.array(
            v.object({
              index: v.number(),
              placeId: id,
              name: v.string(),
              minutesFromStart: v.number(),
            }),
          ),
          /** For choosing without a connection; `listDepartures` knows the seats left. */
          timetable: v.array(
            v.object({
              timetableEntryId: id,
              departs: v.string(),
              weekdays: v.array(v.number()),
              seats: v.number(),
              validFrom: v.string(),
              /** The first day on which it no longer runs. */
              validUntil: v.nullable(v.string()),
            }),
          ),
        }),
      ),
    }),
  ),
  /** What the reader is likely to answer; absent in what an older version of the app has kept. */
  usual: v.optional(
    v.object({
      /** Their own latest request of this kind. */
      last: v.nullable(bookingDraft),
      /** Where such trips begin, and where they go, the likeliest first. */
      from: v.nullable(id),
      to: v.array(id),
      /** What most people travel for. */
      purpose: v.nullable(v.string()),
    }),
    { last: null, from: null, to: [], purpose: null },
  ),
});

/** A stop of a route, by its place in the order. */
const stopIndex = v.pipe(v.string('invalid'), v.regex(/^\d{1,3}$/, 'invalid'), v.transform(Number));

export const departureQuery = v.object({
  routeId: givenId,
  direction: v.picklist(['out', 'back'], 'invalid'),
  date: day,
  /** The stretch for which the seats left are counted; the whole route where none is named. */
  boardStop: v.optional(stopIndex),
  alightStop: v.optional(stopIndex),
});

/** Cards such as "13:00, 7 of 12 seats left". */
export const departures = v.array(
  v.object({
    timetableEntryId: id,
    departsAt: v.string(),
    seats: v.number(),
    seatsLeft: v.number(),
    waiting: v.number(),
  }),
);

/** Of one's own booking that is `changing`, what it holds counts as free. */
export const forecastQuery = v.object({
  kind: v.picklist(kindIds, 'invalid'),
  from: day,
  days: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.integer('invalid'),
      v.minValue(1, 'invalid'),
      v.maxValue(14, 'invalid'),
    ),
    '1',
  ),
  changing: v.optional(givenId),
});

/** From when until when, in minutes of the forecast. */
const stretches = v.array(v.tuple([v.number(), v.number()]));

/** When the cars of each class are taken, car by car but without saying which: see `domain/fleet/free-cars`. */
export const forecast = v.object({
  startsAt: v.string(),
  endsAt: v.string(),
  bufferMinutes: v.number(),
  classes: v.array(
    v.object({
      class: vehicleClass,
      cars: v.array(
        v.object({
          busy: stretches,
          mine: v.optional(stretches),
          lastDay: v.nullable(v.string()),
        }),
      ),
      wanted: stretches,
    }),
  ),
});

export const freeCarQuery = v.pipe(
  v.object({ startsAt: instant, endsAt: instant, changing: v.optional(givenId) }),
  v.forward(
    v.check(
      ({ startsAt, endsAt }) => Date.parse(startsAt) < Date.parse(endsAt),
      'end_before_start',
    ),
    ['endsAt'],
  ),
);

export const freeCars = v.array(
  v.object({
    id,
    plate: v.string(),
    description: v.string(),
    class: vehicleClass,
    seats: v.number(),
  }),
);

export const peopleQuery = v.object({
  q: v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(2, 'too_short'),
    v.maxLength(100, 'too_long'),
  ),
});

export const foundPeople = v.array(
  v.object({
    id,
    name: v.string(),
    nickname: v.nullable(v.string()),
    employeeNo: v.nullable(v.string()),
    department: v.nullable(v.string()),
    phone: v.nullable(v.string()),
    licenceUntil: v.nullable(v.string()),
  }),
);

export type FoundPerson = v.InferOutput<typeof foundPeople>[number];
export type BookingOptions = v.InferOutput<typeof bookingOptions>;
export type Departures = v.InferOutput<typeof departures>;
export type Forecast = v.InferOutput<typeof forecast>;
export type FreeCars = v.InferOutput<typeof freeCars>;
export type FoundPeople = v.InferOutput<typeof foundPeople>;
