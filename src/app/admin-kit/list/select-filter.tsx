import { allWord } from '#words/admin-kit';
import type { Option } from './list-definition';
import classes from './list.module.css';
import { useSay } from '../../ui/use-say';

type SelectFilterProps = {
  title: string;
  value: string;
  options: readonly Option[];
  /** Where something is always chosen. */
  always?: true;
  onChange: (value: string) => void;
};

/** One of a list, in a row with the others. */
export const SelectFilter = ({ title, value, options, always, onChange }: SelectFilterProps) => {
  const say = useSay();
  return (
    <label
      className={classes['select']}
      data-select
      data-chosen={(!always && value !== '') || undefined}
    >
      <span className="soft firm">{title}</span>
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {!always && <option value="">{say(allWord)}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
};
