import type { ExpenseDetail } from '#contract/expenses';
import { changeToSubmit, lastReason } from '#words/expenses';
import { useSay } from '../../ui/use-say';
import { ExpenseStatusChip } from './expense-status-chip';

/** Why it was sent back, and how it goes on. */
export const Rejected = ({ expense: { status, reason } }: { expense: ExpenseDetail }) => {
  const say = useSay();
  return (
    <div className="note calls row wrap between">
      <ExpenseStatusChip status={status} />
      <p>
        {reason !== null && `${say(lastReason, { reason })} · `}
        {say(changeToSubmit)}
      </p>
    </div>
  );
};
