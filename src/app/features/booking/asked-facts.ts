import type { BookingDetail } from '#contract/bookings';
import { FORGOTTEN } from '#kinds/request/book-again';
import { ownFactsOf } from '#kinds/facts-registry';
import { formatThaiPhone } from '#domain/thai/phone';
import { bookingFields } from '#words/booking-fields';
import type { Message, Say } from '#words/message';
import { provincesOf } from '../../booking-kit/provinces-of';

type Booking = Pick<BookingDetail, 'request' | 'names' | 'car'>;

type RequestFact = { name: Message; value: string };

/** What was written into the form, as far as no other part of the detail says it. */
export const askedFacts = (say: Say, booking: Booking): readonly RequestFact[] => {
  const { request, names, car } = booking;
  const nameOf = (id: string | null) => (id === null ? null : (names[id] ?? null));
  const { purposeCode, purposeText, costCentreId, contactPhone, urgentReason, note } = request;
  const provinces = new Set(provincesOf(request).map((code) => names[String(code)]));
  const facts: (readonly [Message, string | 0 | false | null | undefined])[] = [
    ...ownFactsOf(request.kind)(request, { say, nameOf, hasCar: car !== null }),
    [bookingFields.provinceCode, [...provinces].filter(Boolean).join(', ')],
    [
      bookingFields.purposeCode,
      [purposeCode && names[purposeCode], purposeText].filter(Boolean).join(' · '),
    ],
    [bookingFields.costCentreId, costCentreId && names[costCentreId]],
    [
      bookingFields.contactPhone,
      contactPhone && contactPhone !== FORGOTTEN && formatThaiPhone(contactPhone),
    ],
    [bookingFields.urgentReason, urgentReason],
    [bookingFields.note, note],
  ];
  return facts.flatMap(([name, value]) => (value ? [{ name, value }] : []));
};
