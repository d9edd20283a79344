import type { Split } from '#domain/expense/split';
import { bahtOf, parseBaht } from '#domain/money';
import { remove } from '#words/admin-kit';
import {
  addShare,
  costCentreLabel,
  percentLabel,
  removeShare,
  splitAuto,
  splitByBookings,
  splitOwn,
} from '#words/expenses';
import { ChoiceField } from '../../admin-kit/form/fields';
import { FieldPair } from '../../admin-kit/form/form-section';
import record from '../../admin-kit/record/record.module.css';
import type { Choices } from '../../admin-kit/record/say-record';
import { partOf, type Field } from '../../form/field';
import { fieldMark } from '../../form/field-frame';
import { TextField } from '../../form/text-field';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';

const WHOLE = 100_00;

type SplitFieldProps = {
  field: Field<Split>;
  /** A trip has bookings that say who pays; a car has none. */
  mayFollowBookings: boolean;
  costCentres: Choices[string];
};

export const SplitField = ({ field, mayFollowBookings, costCentres = [] }: SplitFieldProps) => {
  const say = useSay();
  const parts = field.value;
  const rest = WHOLE - parts.reduce((sum, { percent }) => sum + (parseBaht(percent) ?? 0), 0);
  // It stands at its line then.
  const isOfPart = parts.some((_, place) => field.problemAt(`${place}`) !== undefined);
  const add = () => field.set([...parts, { costCentreId: '', percent: bahtOf(Math.max(0, rest)) }]);
  return (
    <div {...fieldMark(field)} className="stack">
      {parts.length === 0 && mayFollowBookings && <p className="soft">{say(splitByBookings)}</p>}
      {parts.map((share, place) => {
        const set = (changed: Partial<Split[number]>) =>
          field.set(parts.map((part, at) => (at === place ? { ...part, ...changed } : part)));
        const number = place + 1;
        return (
          <div key={`share-${number}`} className={record['small']}>
            <FieldPair>
              <ChoiceField
                field={partOf<Split, string | null>(
                  field,
                  `${place}.costCentreId`,
                  share.costCentreId || null,
                  (costCentreId) => set({ costCentreId: costCentreId ?? '' }),
                )}
                label={say(costCentreLabel)}
                options={costCentres.map(({ value, label }) => ({ value: String(value), label }))}
              />
              <TextField
                field={partOf<Split, string | null>(
                  field,
                  `${place}.percent`,
                  share.percent,
                  (percent) => set({ percent: percent ?? '' }),
                )}
                label={say(percentLabel)}
                inputMode="decimal"
              />
            </FieldPair>
            <button
              type="button"
              className="quiet firm"
              aria-label={say(removeShare, { number })}
              onClick={() => field.set(parts.filter((_, at) => at !== place))}
            >
              {say(remove)}
            </button>
          </div>
        );
      })}
      {!isOfPart && <Trouble says={field.problem} />}
      <div className="row wrap fill">
        <button type="button" className="button accent" onClick={add}>
          {say(parts.length === 0 && mayFollowBookings ? splitOwn : addShare)}
        </button>
        {parts.length > 0 && mayFollowBookings && (
          <button type="button" className="button accent" onClick={() => field.set([])}>
            {say(splitAuto)}
          </button>
        )}
      </div>
    </div>
  );
};
