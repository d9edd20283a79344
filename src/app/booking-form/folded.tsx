import { useState, type ReactNode } from 'react';
import { ChevronDownIcon } from '../ui/form-icons';
import classes from './booking-form.module.css';

type FoldedProps = {
  title: string;
  /** What is known already, in a line: a tap on it changes it. */
  says: readonly (string | false | null | undefined)[];
  isOpen: boolean;
  children: ReactNode;
};

/** Questions that need no answer any more, or that few people have: one line, open by a tap. */
export const Folded = ({ title, says, isOpen, children }: FoldedProps) => {
  // It does not close under the thumb that has just answered in it.
  const [wasOpen, setOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setOpen(true);
  return (
    <details className={classes['more']} open={wasOpen}>
      <summary>
        <span className="stack gap-0 grow">
          <small className="soft">{title}</small>
          <span>{says.filter(Boolean).join(' · ')}</span>
        </span>
        <ChevronDownIcon size={20} />
      </summary>
      <div className="stack gap-4">{children}</div>
    </details>
  );
};
