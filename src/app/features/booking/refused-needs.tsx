import { dayOf } from '#domain/dates/bangkok-time';
import { seeRefused } from '#words/booking-list';
import { useServices } from '../../app-services';
import { useNotices } from '../../remote/use-notices';
import { Need } from '../../ui/need';
import { useStore } from '../../ui/store';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { BookingLink } from './booking-link';

/** No trip will come of them: who has read of it knows, and once its day is over nobody looks for another way. */
const RefusedNeeds = () => {
  const say = useSay();
  const today = dayOf(useNow());
  const language = useStore(useServices().language.value);
  const { value, markRead } = useNotices({ language, pages: 1 });
  return value?.notices.map(
    ({ id, title, sentence, reason, readAt, lostTrip, subjectId }) =>
      readAt === null &&
      subjectId !== null &&
      lostTrip !== null &&
      dayOf(lostTrip) >= today && (
        <Need key={id} what={title} about={[sentence, reason].filter(Boolean).join(' · ')}>
          <BookingLink
            id={subjectId}
            label={`${say(seeRefused)}: ${sentence}`}
            className="button main"
            onOpen={() => void markRead(value, id)}
          >
            {say(seeRefused)}
          </BookingLink>
        </Need>
      ),
  );
};

export default RefusedNeeds;
