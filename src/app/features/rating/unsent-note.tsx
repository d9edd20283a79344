import { Link } from '@tanstack/react-router';
import { refusals } from '#words/refusals';
import {
  dropRating,
  editAndSend,
  editUnsentRating,
  ratingRefused,
  sentWhenOnline,
  trySending,
} from '#words/ratings';
import { useServices } from '../../app-services';
import { StatusChip } from '../../ui/status-chip';
import { useStore } from '../../ui/store';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import classes from './rating.module.css';
import { isFinal, isRefused, type Unsent } from './unsent-ratings';

const states = { waiting: 'unsent', sending: 'sending', 'needs-attention': 'refused' } as const;

type Props = {
  unsent: Unsent;
  /** Where its form opens; null when its trip is not in the lists. */
  search: { booking: string } | { rating: string } | null;
};

/** A rating on its way says so; one that came back says why, and what was written is still there. */
export const UnsentNote = ({ unsent, search }: Props) => {
  const say = useSay();
  const explain = useFieldProblem();
  const { outbox, connectivity } = useServices();
  const online = useStore(connectivity);
  const { key, state, reason, isRemovable } = unsent.item;
  const problems = new Set(Object.values(reason?.fields ?? {}).map(explain));
  const why = reason ? [say(refusals[reason.code]), ...problems].join(' ') : '';
  const refused = isRefused(unsent);
  return (
    <div className={classes['note']} data-refused={refused || undefined}>
      <StatusChip state={states[state]} />
      {refused && <p>{say(ratingRefused, { why })}</p>}
      {state === 'waiting' && !online && <p className="soft small">{say(sentWhenOnline)}</p>}
      <div className="flow">
        {search && isRemovable && !isFinal(unsent) && (
          <Link to="/evaluate" search={search} resetScroll={false} className="button accent">
            {say(refused ? editAndSend : editUnsentRating)}
          </Link>
        )}
        {state !== 'sending' && online && !isFinal(unsent) && (
          <button type="button" className="button accent" onClick={() => void outbox.retry(key)}>
            {say(trySending)}
          </button>
        )}
        {refused && (
          <button type="button" className="button accent" onClick={() => void outbox.remove(key)}>
            {say(dropRating)}
          </button>
        )}
      </div>
    </div>
  );
};
