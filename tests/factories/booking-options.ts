import type { BookingOptions } from '#contract/booking-options';
import { inDayRules, me, sharedRules, uuid } from './booking-requests';

const none = {
  holidays: [],
  me: { personId: me, phone: null, costCentreId: null, licenceUntil: null },
  costCentres: [],
  purposes: [],
  places: [],
  provinces: [],
  classes: [],
  drivers: [],
  terms: null,
  routes: [],
  usual: { last: null, from: null, to: [], purpose: null },
};

const stop = (index: number) => ({
  index,
  placeId: uuid(41 + index),
  name: `ป้าย ${index + 1}`,
  minutesFromStart: index * 12,
});

const entry = (id: number, departs: string, weekdays = [1, 2, 3, 4, 5, 6]) => ({
  timetableEntryId: uuid(id),
  departs,
  weekdays,
  seats: 12,
  validFrom: '2026-01-01',
  validUntil: '2027-01-01',
});

/** One route there and back: three departures out, the last of them on Fridays only, one back. */
export const sharedOptions = (more: Partial<BookingOptions> = {}): BookingOptions => ({
  ...none,
  rules: sharedRules,
  routes: [
    {
      id: uuid(61),
      name: 'หอพัก – โรงงาน',
      directions: [
        {
          direction: 'out',
          stops: [stop(0), stop(1), stop(2)],
          timetable: [entry(51, '06:30'), entry(52, '13:00'), entry(53, '17:15', [5])],
        },
        {
          direction: 'back',
          stops: [2, 1, 0].map((at, index) => ({
            ...stop(at),
            index,
            minutesFromStart: index * 12,
          })),
          timetable: [entry(54, '18:00')],
        },
      ],
    },
  ],
  ...more,
});

export const inDayOptions = (more: Partial<BookingOptions> = {}): BookingOptions => ({
  ...none,
  rules: inDayRules,
  ...more,
});
