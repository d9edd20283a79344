import type { BookingCard } from '#contract/bookings';

type Handover = NonNullable<BookingCard['handover']>['is'];

export const handoverNow = ({ handover }: BookingCard, now: Date): Handover | null =>
  handover && Date.parse(handover.from) <= +now ? handover.is : null;

/** The trip that needs this person next, and those past their end that nobody has closed yet. */
export const chooseTrip = (
  coming: readonly BookingCard[],
  now: Date,
): { next: BookingCard | null; overdue: readonly BookingCard[] } => {
  const isOverdue = ({ endsAt }: BookingCard) => Date.parse(endsAt) <= +now;
  const ahead = coming.filter((card) => !isOverdue(card));
  const next =
    ahead.find((card) => handoverNow(card, now)) ?? ahead.find(({ forMe }) => forMe) ?? ahead[0];
  return { next: next ?? null, overdue: coming.filter(isOverdue) };
};
