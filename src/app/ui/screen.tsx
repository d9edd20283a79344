import type { ReactNode } from 'react';
import classes from './screen.module.css';
import { useTabTitle } from './use-tab-title';

type ScreenProps = {
  title: string;
  /** Beside the title: which kind, which day. */
  aside?: ReactNode;
  /** On a phone its name need not be seen: what stands first says it. */
  isQuiet?: boolean;
  children: ReactNode;
};

/** A page of the product: its heading, and its name in the browser's tab and history. */
export const Screen = ({ title, aside, isQuiet, children }: ScreenProps) => {
  useTabTitle(title);
  return (
    <div className={classes['screen']}>
      <div className={classes['heading']} data-quiet={isQuiet || undefined}>
        <h1 className={classes['title']}>{title}</h1>
        {aside}
      </div>
      {children}
    </div>
  );
};
