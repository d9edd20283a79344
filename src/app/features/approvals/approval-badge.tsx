import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waitingCount } from '#words/approvals';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import classes from './approval-badge.module.css';
import { waitingOf } from './approval-remotes';

/** How many wait for this approver; nothing while nobody knows, and for nobody. */
const ApprovalBadge = () => {
  const say = useSay();
  const router = useRouter();
  const { value } = useRemote(waitingOf, 'mine');
  // Approvers are few, so the screen is not laid on every phone: theirs has it from here on, without a network too.
  useEffect(() => {
    void router.preloadRoute({ to: '/approve' });
  }, [router]);
  const count = value?.waiting ?? 0;
  if (count === 0) return null;
  return (
    <span className={`count calls push ${classes['badge']}`}>
      <span aria-hidden>{count}</span>
      <span className="hidden">{say(waitingCount, { count: String(count) })}</span>
    </span>
  );
};

export default ApprovalBadge;
