import type { ExpenseState } from '#domain/expense/states';
import { expenseStateNames } from '#words/expenses';
import { CheckIcon, CrossIcon, FlagIcon, HourglassIcon, PencilIcon } from '../../ui/status-icons';
import { useSay } from '../../ui/use-say';
import classes from './expenses.module.css';

const icons = {
  draft: PencilIcon,
  submitted: HourglassIcon,
  approved: CheckIcon,
  rejected: CrossIcon,
  paid: FlagIcon,
} as const;

/** A colour, an icon and a word. */
export const ExpenseStatusChip = ({ status }: { status: ExpenseState }) => {
  const say = useSay();
  const Icon = icons[status];
  return (
    <span className={classes['status']} data-look={status}>
      <Icon size={16} />
      {say(expenseStateNames[status])}
    </span>
  );
};
