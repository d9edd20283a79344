import type { ReactNode } from 'react';
import classes from './notice.module.css';
import { Scene, type SceneName } from './scene';

type NoticeProps = {
  scene: SceneName;
  title: string;
  /** Level 1 where the notice is the whole page, 2 below a page's own heading. */
  level?: 1 | 2;
  children?: ReactNode;
  actions?: ReactNode;
};

/** What happened, what was kept, what to do: for empty, broken and closed alike. */
export const Notice = ({ scene, title, level = 1, children, actions }: NoticeProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={classes['notice']}>
      <Scene name={scene} />
      <Heading className={classes['title']}>{title}</Heading>
      {children && <div className={classes['text']}>{children}</div>}
      {actions && <div className={classes['actions']}>{actions}</div>}
    </div>
  );
};
