import type { BookingDetail } from '#contract/bookings';
import { formatThaiPhone } from '#domain/thai/phone';
import { bookingFields } from '#words/booking-fields';
import { flexibilityNames } from '#words/booking-in-day';
import { movementNames, timingNames, vehicleClassNames } from '#words/bookings';
import type { Message, Say } from '#words/message';

type Asked = Pick<BookingDetail, 'request' | 'names' | 'car'>;

type AskedFact = { name: Message; value: string };

const provincesOf = (request: BookingDetail['request']): readonly (number | null)[] => {
  if ('stops' in request) return request.stops.map(({ provinceCode }) => provinceCode);
  return 'provinceCode' in request ? [request.provinceCode] : [];
};

/** What only some kinds ask for. */
const ownFacts = (say: Say, { request, names, car }: Asked): [Message, string | 0 | null][] => {
  const named = (id: string | null) => (id === null ? null : (names[id] ?? null));
  switch (request.kind) {
    case 'bookingwithdrivernava':
      return [
        [bookingFields.movement, request.movement && say(movementNames[request.movement])],
        [bookingFields.class, request.class && say(vehicleClassNames[request.class])],
        [bookingFields.luggage, request.luggage],
        [bookingFields.driverWish, named(request.driverWish)],
      ];
    case 'bookingnodriver':
      return [
        [bookingFields.class, request.class && say(vehicleClassNames[request.class])],
        [bookingFields.carId, car ? null : named(request.carId)],
        [bookingFields.driverId, named(request.driverId)],
        [bookingFields.expectedKm, request.expectedKm?.toLocaleString('en') ?? null],
      ];
    case 'bookingduringday':
      return [
        [bookingFields.timing, request.timing && say(timingNames[request.timing])],
        [
          bookingFields.flexibilityMinutes,
          request.flexibilityMinutes && say(flexibilityNames[request.flexibilityMinutes]),
        ],
        [bookingFields.goods, request.goods],
      ];
    case 'bookingwithdriveramata':
      return [[bookingFields.timetableEntryId, named(request.timetableEntryId)]];
  }
};

/** What was written into the form, as far as no other part of the detail says it. */
export const askedFacts = (say: Say, booking: Asked): readonly AskedFact[] => {
  const { request, names } = booking;
  const { purposeCode, purposeText, costCentreId, contactPhone, urgentReason, note } = request;
  const provinces = new Set(provincesOf(request).map((code) => names[String(code)]));
  const facts: [Message, string | 0 | null | undefined][] = [
    ...ownFacts(say, booking),
    [bookingFields.provinceCode, [...provinces].filter(Boolean).join(', ')],
    [
      bookingFields.purposeCode,
      [purposeCode && names[purposeCode], purposeText].filter(Boolean).join(' · '),
    ],
    [bookingFields.costCentreId, costCentreId && names[costCentreId]],
    [bookingFields.contactPhone, contactPhone && formatThaiPhone(contactPhone)],
    [bookingFields.urgentReason, urgentReason],
    [bookingFields.note, note],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
};
