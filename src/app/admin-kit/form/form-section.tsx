import type { ReactNode } from 'react';
import classes from './form.module.css';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <fieldset className={classes['section']}>
    <legend>{title}</legend>
    {children}
  </fieldset>
);

/** Two short questions in one row where there is room. */
export const FieldPair = ({ children }: { children: ReactNode }) => (
  <div className={classes['pair']}>{children}</div>
);

/** One question over the whole row, among pairs. */
export const WholeRow = ({ children }: { children: ReactNode }) => (
  <div className={classes['wholeRow']}>{children}</div>
);
