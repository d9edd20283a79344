import type { BookingCard } from '#contract/bookings';
import { calendarFile } from '#domain/booking/calendar-file';
import type { Say } from '#words/message';
import { saveFile } from '../../files/save-file';
import { linesOf, linkTo, titleOf } from './booking-text';

/** Made on the phone, so that it works without a network. The phone opens it in its calendar. */
export const saveToCalendar = (say: Say, card: BookingCard): void => {
  const file = calendarFile({
    bookingId: card.id,
    version: card.version,
    startsAt: card.startsAt,
    endsAt: card.endsAt,
    title: titleOf(say, card),
    place: card.meetingPoint ?? card.from,
    notes: linesOf(say, card),
    state: card.status,
    url: linkTo(card),
    madeAt: new Date(),
  });
  saveFile(`${card.ref}.ics`, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
};
