import type { ReactNode } from 'react';
import { formMore } from '#words/booking-form';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';
import { ChevronDownIcon } from '../ui/form-icons';

/** What few people need: one tap away, open as soon as something is answered in it. */
export const MoreSection = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => {
  const say = useSay();
  return (
    <details className={classes['more']} open={isOpen}>
      <summary>
        {say(formMore)}
        <ChevronDownIcon size={20} />
      </summary>
      <div>{children}</div>
    </details>
  );
};
