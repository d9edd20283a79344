import { useId, type ReactNode } from 'react';
import classes from './booking-form.module.css';

export const FormSection = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes['section']}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
};
