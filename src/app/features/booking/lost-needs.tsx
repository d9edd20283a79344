import { dayOf } from '#domain/dates/bangkok-time';
import { seeIt, seeRefused } from '#words/booking-list';
import { useServices } from '../../app-services';
import { noteRead } from '../../outbox/read-marks';
import { Need } from '../../ui/need';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import { BookingLink } from './booking-link';
import type { ShownRows } from './use-rows';

type LostNeedsProps = { waiting: Pick<ShownRows, 'value' | 'show'>; now: Date };

/**
 * No trip will come of them: who has read of it knows, and once its day is over nobody looks for another way. One row, so
 * that the next trip stays before the eyes on a bad evening.
 */
export const LostNeeds = ({ waiting, now }: LostNeedsProps) => {
  const say = useSay();
  const { api, cache } = useServices();
  const { value, show } = waiting;
  const look = (id: string) => {
    if (value) show({ ...value, lost: value.lost.filter(({ noticeId }) => noticeId !== id) });
    void noteRead({ api, cache }, id);
  };
  const lost = value?.lost.filter(({ startsAt }) => dayOf(startsAt) >= dayOf(now)) ?? [];
  const [first, ...more] = lost;
  if (!first) return null;
  const { noticeId, bookingId, title, sentence, reason } = first;
  return (
    <Need
      what={more.length > 0 ? `${title} +${more.length}` : title}
      about={<WholeParts of={[sentence, reason].filter(Boolean).join(' · ')} />}
    >
      <BookingLink
        id={bookingId}
        label={`${say(reason ? seeRefused : seeIt)}: ${sentence}`}
        className="button main"
        onOpen={() => look(noticeId)}
      >
        {say(reason ? seeRefused : seeIt)}
      </BookingLink>
    </Need>
  );
};
