import type { ReactNode, Ref } from 'react';
import classes from './form.module.css';

type SectionProps = { title: string; children: ReactNode; ref?: Ref<HTMLFieldSetElement> };

export const FormSection = ({ title, children, ref }: SectionProps) => (
  <fieldset ref={ref} className={classes['section']}>
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
