import type { BookingCard } from '#contract/bookings';

type Handover = NonNullable<BookingCard['handover']>['is'];

export const handoverNow = ({ handover }: BookingCard, now: Date): Handover | null =>
  handover && Date.parse(handover.from) <= +now ? handover.is : null;

export const isPastEnd = ({ endsAt }: BookingCard, now: Date): boolean =>
  Date.parse(endsAt) <= +now;

type Chosen = {
  /** The trip that needs this person next: its card stands large. */
  next: BookingCard | null;
  /** Other cars to be collected or returned now. */
  cars: readonly BookingCard[];
  /** Past their end, and for others to close. */
  overdue: readonly BookingCard[];
};

export const chooseTrip = (coming: readonly BookingCard[], now: Date): Chosen => {
  const ahead = coming.filter((card) => !isPastEnd(card, now));
  const next =
    ahead.find((card) => handoverNow(card, now)) ??
    ahead.find(({ forMe }) => forMe) ??
    ahead[0] ??
    null;
  return {
    next,
    cars: coming.filter((card) => card !== next && handoverNow(card, now)),
    overdue: coming.filter((card) => isPastEnd(card, now) && !handoverNow(card, now)),
  };
};
