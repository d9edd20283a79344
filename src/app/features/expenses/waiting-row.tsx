import { expenseFields } from '#contract/expense-fields';
import type { WaitingExpense } from '#contract/expense-approval';
import { formatDate } from '#domain/dates/format-bangkok';
import { formatBaht, parseBaht } from '#domain/money';
import type { RefusalCode } from '#domain/refusal';
import { baht, expenseTitle, expenseTypeNames, noProvider, waitsForOther } from '#words/expenses';
import { refusals } from '#words/refusals';
import { TickRow } from '../../ui/tick-row';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';

type WaitingRowProps = {
  expense: WaitingExpense;
  /** Why it was not approved a moment ago. */
  refusal: RefusalCode | undefined;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
};

/** An expense among many, in a few lines; what one wrote oneself cannot be chosen. */
export const WaitingRow = ({ expense, refusal, isChosen, onChoose }: WaitingRowProps) => {
  const say = useSay();
  const { type, spentOn, provider, plate, refs, payable, by, mayApprove } = expense;
  const amount = say(baht, { amount: formatBaht(parseBaht(payable) ?? 0) });
  return (
    <li className="card">
      <TickRow onTick={mayApprove ? onChoose : undefined} isTicked={isChosen}>
        <span className="row wrap between">
          <strong>
            {say(expenseTitle, { type: say(expenseTypeNames[type]), day: formatDate(spentOn) })}
          </strong>
          <span>
            {say(expenseFields.payable.label)} <strong>{amount}</strong>
          </span>
        </span>
        <span>{[provider ?? say(noProvider), plate].filter(Boolean).join(' · ')}</span>
        <span className="soft small">
          <WholeParts of={[...refs, by].join(' · ')} />
        </span>
        {!mayApprove && <span className="soft small">{say(waitsForOther)}</span>}
        {refusal && <span className="wrong small">{say(refusals[refusal])}</span>}
      </TickRow>
    </li>
  );
};
