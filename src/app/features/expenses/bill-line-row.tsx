import { TextInput } from '@mantine/core';
import { expenseFields } from '#contract/expense-fields';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { formatBaht } from '#domain/money';
import { latinDigits } from '#domain/thai/latin-digits';
import { includeLine, noPrice, partNames } from '#words/expenses';
import { FileField } from '../../admin-kit/form/file-field';
import { asField } from '../../form/field';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import { payableOf, withTaxes, type BillLine, type Taxes } from './bill-lines';
import classes from './expenses.module.css';

type BillLineRowProps = {
  line: BillLine;
  taxes: Taxes;
  problemOf: (name: string) => string | undefined;
  /** What is new of it; the rest may have changed while a photo was being sent. */
  onChange: (changed: Partial<BillLine>) => void;
};

const written = ['quantity', 'rate', 'vat', 'wht', 'receiptNo'] as const;
/** Tax follows what it is reckoned from. */
const isTaxed = (field: string) => field === 'quantity' || field === 'rate';

/** A line of the month: which trip, and every figure of it to be put right. */
export const BillLineRow = ({ line, taxes, problemOf, onChange }: BillLineRowProps) => {
  const say = useSay();
  const explain = useFieldProblem();
  const name = `${say(partNames[line.part])} ${formatDate(line.startsAt)}`;
  const problem = explain(problemOf('tripId'));
  return (
    <li className={line.isIn ? 'card' : 'card soft'}>
      <label className={classes['head']}>
        <input
          type="checkbox"
          checked={line.isIn}
          aria-label={say(includeLine, { name })}
          onChange={({ currentTarget: { checked } }) => onChange({ isIn: checked })}
        />
        <span className="stack gap-0 grow">
          <strong>{name}</strong>
          <small>
            {[
              `${formatTime(line.startsAt)}–${formatTime(line.endsAt)}`,
              line.plate,
              line.refs.join(', '),
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
          {line.rate === '' && <small className="wrong">{say(noPrice)}</small>}
          {problem && (
            <small className="wrong" role="alert">
              {problem}
            </small>
          )}
        </span>
      </label>
      {written.map((field) => (
        <TextInput
          key={field}
          label={say(expenseFields[field].label)}
          classNames={{ label: 'soft small plain' }}
          inputMode={field === 'receiptNo' ? 'text' : 'decimal'}
          autoComplete="off"
          disabled={!line.isIn}
          value={line[field]}
          error={explain(problemOf(field))}
          onChange={({ currentTarget: { value } }) => {
            const typed =
              field === 'receiptNo' ? value : latinDigits(value).replaceAll(/[^\d.]/g, '');
            const { vat, wht } = withTaxes({ ...line, [field]: typed }, taxes);
            onChange({ [field]: typed, ...(isTaxed(field) && { vat, wht }) });
          }}
        />
      ))}
      <p className={classes['figure']}>
        <small>{say(expenseFields.payable.label)}</small>
        {formatBaht(payableOf(line))}
      </p>
      {line.isIn && (
        <div className={classes['receipt']}>
          <FileField
            field={{
              ...asField('receiptFileId', line.receiptFileId, (receiptFileId) =>
                onChange({ receiptFileId }),
              ),
              problem: explain(problemOf('receiptFileId')),
            }}
            label={say(expenseFields.receiptFileId.label)}
            as="paper"
            optional
          />
        </div>
      )}
    </li>
  );
};
