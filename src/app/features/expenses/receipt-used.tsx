import { Link } from '@tanstack/react-router';
import { type KindId, kinds } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { lineAmount } from '#domain/expense/amount';
import { bahtOf } from '#domain/money';
import { expenseTypeNames, openIt, usedElsewhere, usedOn } from '#words/expenses';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { receiptUseOf } from './expense-remotes';
import type { ExpenseValues } from './expense-values';
import classes from './expenses.module.css';

type ReceiptUsedProps = { kind: KindId; values: ExpenseValues };

export const ReceiptUsed = ({ kind, values }: ReceiptUsedProps) => {
  const say = useSay();
  const { receiptNo, providerId, spentOn, quantity, rate } = values;
  const amount = lineAmount(quantity ?? '', rate ?? '');
  // The problem stands beside the field already; this only says where.
  const { value } = useRemote(
    receiptUseOf,
    receiptNo?.trim()
      ? {
          kind,
          receiptNo,
          ...(providerId && { providerId }),
          ...(spentOn && { spentOn }),
          ...(amount !== null && { amount: bahtOf(amount) }),
        }
      : null,
  );
  const use = value?.use ?? null;
  if (use === null) return null;
  const day = formatDate(use.spentOn);
  if (use.id === null)
    return (
      <p className={classes['used']}>
        {say(usedElsewhere, { kind: say(kinds[use.kind].name), day })}
      </p>
    );
  return (
    <p className={classes['used']}>
      {say(usedOn, { type: say(expenseTypeNames[use.type]), day })}
      <Link
        to="/admin/$type/expenseandprovider"
        params={{ type: kind }}
        search={{ tab: 'expenses', open: use.id }}
        className="link strong"
      >
        {say(openIt)}
      </Link>
    </p>
  );
};
