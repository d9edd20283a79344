import { allWord } from '#words/admin-kit';
import type { Filter } from '../../admin-kit/list/list-definition';
import { useSay } from '../../ui/use-say';
import classes from './satisfaction.module.css';

type Props = { filter: Filter; value: string; onChange: (value: string) => void };

/** Four of them stand in one row above the figures, where chips would fill the page. */
export const NarrowSelect = ({ filter, value, onChange }: Props) => {
  const say = useSay();
  return (
    <label className={classes['narrow']} data-chosen={value !== '' || undefined}>
      {say(filter.title)}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        <option value="">{say(allWord)}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
};
