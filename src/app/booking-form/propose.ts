import type { BookingOptions, Forecast } from '#contract/booking-options';
import type { BookingCard } from '#contract/bookings';
import { firstFitting } from '#kinds/request/book-again';
import type { CommonDraft } from '#kinds/request/draft';
import { boundsOf, isHad, proposeFree, type Period } from './car-wish';
import type { FormKind } from './form-kind';
import { overlapping } from './own-bookings';

type Given<D extends CommonDraft> = { form: FormKind<D>; options: BookingOptions; now: Date };

const periodIn = <D extends CommonDraft>(
  { form, options }: Pick<Given<D>, 'form' | 'options'>,
  draft: D,
): Period | null => {
  const { startsAt = null, endsAt = null } =
    form.wish?.(draft) ?? form.takes?.(draft, options) ?? {};
  return startsAt === null || endsAt === null ? null : { startsAt, endsAt };
};

/** Whether nothing else takes who asks away then; a guest can be somewhere else. */
export const isFreeBy =
  <D extends CommonDraft>(given: Pick<Given<D>, 'form' | 'options'>, own: readonly BookingCard[]) =>
  (draft: D): boolean => {
    const period = periodIn(given, draft);
    return (
      draft.forWhom.type !== 'myself' || period === null || overlapping(own, period).length === 0
    );
  };

type Known = { foreseen: Forecast | null; own: readonly BookingCard[] };

/** What was never asked, at the next time at which there is a car and the person is free. */
export const proposeTime = <D extends CommonDraft>(given: Given<D>, draft: D, known: Known): D => {
  const { form, options, now } = given;
  const wish = form.wish?.(draft);
  if (!wish) return draft;
  const isFree = isFreeBy(given, known.own);
  const bounds = boundsOf(form, options, { now, editing: null });
  const { startsAt, endsAt } = proposeFree(known.foreseen, wish, bounds, (period) =>
    isFree({ ...draft, ...period }),
  );
  return { ...draft, startsAt, endsAt };
};

/** What is booked again keeps its time of day: the next day on which there is a car and the person is free. */
export const proposeDay = <D extends CommonDraft>(given: Given<D>, draft: D, known: Known): D => {
  const { form, options, now } = given;
  const period = periodIn(given, draft);
  if (!period) return draft;
  const isFree = isFreeBy(given, known.own);
  const bounds = boundsOf(form, options, { now, editing: null });
  return firstFitting(form.request, draft, period.startsAt, bounds.facts, (moved) => {
    const wish = form.wish?.(moved);
    const isThere = wish ? isHad(known.foreseen, wish, bounds) : periodIn(given, moved) !== null;
    return isThere && isFree(moved);
  });
};
