import type { ReactNode } from 'react';
import classes from './need.module.css';

/** The one strip of what needs this person now, whoever it comes from. */
export const Needs = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={classes['needs']}>
    {children}
  </ul>
);

type NeedProps = {
  what: ReactNode;
  about?: ReactNode;
  /** Told only beside something else, which would push its own card down. */
  isPinned?: boolean;
  children: ReactNode;
};

/** What it is, of which trip, and its one tap. */
export const Need = ({ what, about, isPinned, children }: NeedProps) => (
  <li data-pinned={isPinned || undefined}>
    <div>
      <strong>{what}</strong>
      <span className="small">{about}</span>
    </div>
    {children}
  </li>
);
