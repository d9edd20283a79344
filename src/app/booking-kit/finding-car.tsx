import { isBefore, type Instant } from '#domain/dates/bangkok-time';
import { waitingForDispatcher } from '#words/booking-detail';
import { carNotFound } from '#words/booking-list';
import { useNow } from '../ui/use-now';
import { useSay } from '../ui/use-say';

/** Approved, and without a car; nobody is told that one is being found once it should have come. */
export const FindingCar = ({ startsAt }: { startsAt: Instant }) => {
  const say = useSay();
  const isTime = !isBefore(useNow(), startsAt);
  return <p className="soft small">{say(isTime ? carNotFound : waitingForDispatcher)}</p>;
};
