import type { BookingCard } from '#contract/bookings';

type Handover = NonNullable<BookingCard['handover']>['is'];

export const handoverNow = ({ handover }: BookingCard, now: Date): Handover | null =>
  handover && Date.parse(handover.from) <= +now ? handover.is : null;

export const isPastEnd = ({ endsAt }: BookingCard, now: Date): boolean =>
  Date.parse(endsAt) <= +now;

/** Its time came and no car did: who was to ride is told so above, and may have another trip before it would have ended. */
const isMissed = ({ status, startsAt }: BookingCard, now: Date): boolean =>
  status === 'approved' && Date.parse(startsAt) <= +now;

const mineFirst = (ahead: readonly BookingCard[], now: Date): BookingCard | undefined => {
  const mine = ahead.filter(({ forMe }) => forMe);
  const [first] = mine;
  if (!first || !isMissed(first, now)) return first;
  return (
    mine.find(
      (card) => !isMissed(card, now) && Date.parse(card.startsAt) < Date.parse(first.endsAt),
    ) ?? first
  );
};

type Chosen = {
  /** The trip that needs this person next: its card stands large. */
  next: BookingCard | null;
  /** Cars to be collected or returned now; that trip's among them. */
  cars: readonly BookingCard[];
  /** Past their end, and for others to close. */
  overdue: readonly BookingCard[];
};

export const chooseTrip = (coming: readonly BookingCard[], now: Date): Chosen => {
  const ahead = coming.filter((card) => !isPastEnd(card, now));
  const next =
    ahead.find((card) => handoverNow(card, now)) ?? mineFirst(ahead, now) ?? ahead[0] ?? null;
  return {
    next,
    cars: coming.filter((card) => handoverNow(card, now)),
    overdue: coming.filter((card) => isPastEnd(card, now) && !handoverNow(card, now)),
  };
};
