import { useSay } from '../../ui/use-say';
import type { Filter } from './list-definition';
import { SelectFilter } from './select-filter';

type FilterChipsProps = { filter: Filter; value: string; onChange: (value: string) => void };

/** More options than these would wrap for ever: a list to choose from instead. */
const MOST_CHIPS = 6;

/** One filter of the list, as chips or as a choice; nothing chosen is all. */
export const FilterChips = ({ filter, value, onChange }: FilterChipsProps) => {
  const say = useSay();
  const { title, options, many, compact } = filter;
  const chosen = value === '' ? [] : value.split(',');

  if (compact || options.length > MOST_CHIPS) {
    return <SelectFilter title={say(title)} value={value} options={options} onChange={onChange} />;
  }

  const toggle = (option: string) => {
    const isChosen = chosen.includes(option);
    if (!many) return onChange(isChosen ? '' : option);
    // In the order of the options, so that the same choice is always the same address.
    const next = options
      .map((known) => known.value)
      .filter((known) => (known === option ? !isChosen : chosen.includes(known)));
    onChange(next.join(','));
  };

  return (
    <div role="group" aria-label={say(title)} className="row wrap gap-1">
      <span aria-hidden className="soft small">
        {say(title)}
      </span>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className="chip small nowrap"
          aria-pressed={chosen.includes(option.value)}
          onClick={() => toggle(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
};
