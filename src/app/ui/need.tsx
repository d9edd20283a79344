import type { ReactNode } from 'react';
import classes from './need.module.css';

/** The one strip of what needs this person now, whoever it comes from. */
export const Needs = ({ label, children }: { label: string; children: ReactNode }) => (
  <ul aria-label={label} className={classes['needs']}>
    {children}
  </ul>
);

type NeedProps = { what: string; about?: ReactNode; children: ReactNode };

/** What it is, of which trip, and its one tap. */
export const Need = ({ what, about, children }: NeedProps) => (
  <li>
    <div>
      <strong>{what}</strong>
      <span className="small">{about}</span>
    </div>
    {children}
  </li>
);
