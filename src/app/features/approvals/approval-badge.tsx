import { useRouter } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import { waitingCount } from '#words/approvals';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './approval-badge.module.css';
import { openCount } from './open-count';

/** How many wait for this approver; nothing while nobody knows, and for nobody. */
const ApprovalBadge = () => {
  const say = useSay();
  const router = useRouter();
  const services = useServices();
  const { view, start } = useMemo(() => openCount(services), [services]);
  useEffect(() => start(), [start]);
  // Approvers are few, so the screen is not laid on every phone: theirs has it from here on, without a network too.
  useEffect(() => {
    void router.preloadRoute({ to: '/approve' });
  }, [router]);
  const count = useStore(view);
  if (count === 0) return null;
  return (
    <span className={classes['badge']}>
      <span aria-hidden>{count}</span>
      <span className={classes['said']}>{say(waitingCount, { count: String(count) })}</span>
    </span>
  );
};

export default ApprovalBadge;
