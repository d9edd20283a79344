import { useId, useState, type ReactNode } from 'react';
import { filtersInUse, filtersLabel, moreFilters, moreFiltersInUse } from '#words/admin-kit';
import { useSay } from '../../ui/use-say';
import { useWide } from '../../ui/use-wide';
import classes from './list.module.css';

type FilterRowProps = {
  /** What is used daily: as much as fits into one line. */
  children: ReactNode;
  /** The others, behind a button; nothing, and there is none. */
  rare: ReactNode;
  /** How many of the others are set: nobody wonders what is missing. */
  inUse: number;
};

/** What narrows a list or a report, in one row. */
export const FilterRow = ({ children, rare, inUse }: FilterRowProps) => {
  const say = useSay();
  const wide = useWide();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [name, nameWithCount] = wide
    ? [moreFilters, moreFiltersInUse]
    : [filtersLabel, filtersInUse];
  return (
    <section className="dense stack gap-2" aria-label={say(filtersLabel)}>
      <div className={classes['filterRow']}>
        {children}
        {rare && (
          <button
            type="button"
            className={classes['disclose']}
            aria-expanded={isOpen}
            aria-controls={id}
            data-chosen={inUse > 0 || undefined}
            onClick={() => setOpen(!isOpen)}
          >
            {inUse > 0 ? say(nameWithCount, { count: inUse }) : say(name)}
          </button>
        )}
      </div>
      <div id={id} className={classes['filters']} hidden={!isOpen || !rare}>
        {rare}
      </div>
    </section>
  );
};
