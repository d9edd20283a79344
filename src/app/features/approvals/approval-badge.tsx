import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { decide, waitingCount } from '#words/approvals';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { Need } from '../../ui/need';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './approval-badge.module.css';
import { waitingOf } from './approval-remotes';
import { isRefused, unsentDecisions } from './unsent-decisions';

/** How many wait for this approver: a number in the menu, a dot on its button, a line on home; nothing while nobody knows. */
const ApprovalBadge = ({ place }: { place: 'menu' | 'button' | 'home' }) => {
  const say = useSay();
  const router = useRouter();
  const { value } = useRemote(waitingOf, 'mine');
  // Approvers are few, so the screen is not laid on every phone: theirs has it from here on, without a network too.
  useEffect(() => {
    void router.preloadRoute({ to: '/approve' });
  }, [router]);
  const { outbox } = useServices();
  // What was decided here waits for nobody, also while the server does not know it yet.
  const decided = unsentDecisions(useStore(outbox.items)).filter((unsent) => !isRefused(unsent));
  const count = Math.max(0, (value?.waiting ?? 0) - decided.length);
  if (count === 0) return null;
  if (place === 'button') return <span className={classes['dot']} aria-hidden />;
  const text = say(waitingCount, { count: String(count) });
  if (place === 'home')
    return (
      <Need what={text}>
        <Link to="/approve" className="button main" aria-label={`${say(decide)} · ${text}`}>
          {say(decide)}
        </Link>
      </Need>
    );
  return (
    <span className={`count calls push ${classes['badge']}`}>
      <span aria-hidden>{count}</span>
      <span className="hidden">{text}</span>
    </span>
  );
};

export default ApprovalBadge;
