import { expenseFields } from '#contract/expense-fields';
import { lineAmount, payable } from '#domain/expense/amount';
import { formatBaht, parseBaht } from '#domain/money';
import { baht } from '#words/expenses';
import { useSay } from '../../ui/use-say';
import type { ExpenseValues } from './expense-values';
import classes from './expenses.module.css';

const satang = (text: string | null) => (text === null ? 0 : (parseBaht(text) ?? 0));

/** What is written comes to. */
export const Sum = ({ values }: { values: ExpenseValues }) => {
  const say = useSay();
  const amount = lineAmount(values.quantity ?? '', values.rate ?? '') ?? 0;
  const inBaht = (satangs: number) => say(baht, { amount: formatBaht(satangs) });
  return (
    <p className={classes['sum']} role="status">
      <span>
        {say(expenseFields.amount.label)} {inBaht(amount)}
      </span>
      <strong>
        {say(expenseFields.payable.label)}{' '}
        {inBaht(payable(amount, satang(values.vat), satang(values.wht)))}
      </strong>
    </p>
  );
};
