import { Link } from '@tanstack/react-router';
import { kinds } from '#kinds/registry';
import { continueDraft } from '#words/booking-form';
import { draftKept } from '#words/booking-list';
import { useServices } from '../../app-services';
import { Need } from '../../ui/need';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';

/** What was begun and left: it is not sent, however much of it was written. */
export const DraftNeeds = () => {
  const say = useSay();
  const { drafts } = useStore(useServices().drafts.state);
  return drafts.map(({ kind }) => {
    const name = say(kinds[kind].name);
    return (
      <Need key={kind} what={say(draftKept)} about={name}>
        <Link
          to="/$kind"
          params={{ kind }}
          className="button main"
          aria-label={`${say(continueDraft)} ${name}`}
        >
          {say(continueDraft)}
        </Link>
      </Need>
    );
  });
};
