import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { ReceiptUse } from '#contract/expenses';
import { type KindId, kinds } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { lineAmount } from '#domain/expense/amount';
import { bahtOf } from '#domain/money';
import { expenseTypeNames, openIt, usedElsewhere, usedOn } from '#words/expenses';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import type { ExpenseValues } from './expense-values';
import classes from './expenses.module.css';

type ReceiptUsedProps = { kind: KindId; values: ExpenseValues };

/** Which expense has the receipt, with a way there. */
export const ReceiptUsed = ({ kind, values }: ReceiptUsedProps) => {
  const say = useSay();
  const { api } = useServices();
  const [use, setUse] = useState<ReceiptUse['use']>(null);
  const { receiptNo, providerId, spentOn, quantity, rate } = values;
  useEffect(() => {
    if (!receiptNo?.trim()) return undefined;
    const abort = new AbortController();
    const amount = lineAmount(quantity ?? '', rate ?? '');
    api
      .call('findReceipt', {
        params: { kind },
        query: {
          receiptNo,
          ...(providerId && { providerId }),
          ...(spentOn && { spentOn }),
          ...(amount !== null && { amount: bahtOf(amount) }),
        },
        signal: abort.signal,
      })
      // The problem stands beside the field already; this only says where.
      .then(({ use: found }) => setUse(found))
      .catch(() => undefined);
    return () => abort.abort();
  }, [api, kind, receiptNo, providerId, spentOn, quantity, rate]);
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
      >
        {say(openIt)}
      </Link>
    </p>
  );
};
