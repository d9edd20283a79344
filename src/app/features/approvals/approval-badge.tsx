import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { waitingCount } from '#words/booking-list';
import { useApprovalCount } from '../../remote/approvals';
import { useSay } from '../../ui/use-say';
import classes from './approval-badge.module.css';

/** How many wait for this approver: a number in the menu, a dot on its button; nothing while nobody knows. */
const ApprovalBadge = ({ place }: { place: 'menu' | 'button' }) => {
  const say = useSay();
  const router = useRouter();
  const { count } = useApprovalCount();
  // Approvers are few, so the screen is not laid on every phone: theirs has it from here on, without a network too.
  useEffect(() => {
    void router.preloadRoute({ to: '/approve' });
  }, [router]);
  if (count === 0) return null;
  if (place === 'button') return <span className={classes['dot']} aria-hidden />;
  return (
    <span className={`count calls push ${classes['badge']}`}>
      <span aria-hidden>{count}</span>
      <span className="hidden">{say(waitingCount, { count: String(count) })}</span>
    </span>
  );
};

export default ApprovalBadge;
