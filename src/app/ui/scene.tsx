import type { ReactNode } from 'react';
import classes from './scene.module.css';

/** Small line drawings that share one road: they say at a glance what a screen without content is about. */
const scenes = {
  soon: (
    <>
      <path className={classes['soft']} d="M58 70V54l11-4 12-15h33l15 17 14 4v14Z" />
      <path d="M66 70h-8V57a3 3 0 0 1 2-3l9-3 11-14a6 6 0 0 1 5-2h26a6 6 0 0 1 5 2l13 15 11 3a4 4 0 0 1 3 4v11h-8M84 70h33M84 51h38M100 36v15" />
      <circle cx="75" cy="70" r="8" />
      <circle cx="126" cy="70" r="8" />
      <path className={classes['accent']} d="M34 46h14M28 56h12M38 36h12" />
    </>
  ),
  closed: (
    <>
      <path className={classes['soft']} d="M64 34h72v18H64Z" />
      <path d="M66 34h68a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H66a2 2 0 0 1-2-2V36a2 2 0 0 1 2-2ZM74 52v26M126 52v26M66 78h16M118 78h16" />
      <path
        className={classes['accent']}
        d="m76 50 12-14M94 50l12-14M112 50l12-14M78 30v-6M122 30v-6"
      />
    </>
  ),
  lost: (
    <>
      <path className={classes['soft']} d="M100 26h34l9 8-9 8h-34ZM100 46H70l-8 7 8 7h30Z" />
      <path d="M100 18v60M100 26h34l9 8-9 8h-34M100 46H70l-8 7 8 7h30M90 78h20" />
      <path className={classes['accent']} d="M112 34h14M80 53h10" />
    </>
  ),
  offline: (
    <>
      <path
        className={classes['soft']}
        d="M76 70a17 17 0 0 1-2-33 26 26 0 0 1 49 3 15 15 0 0 1 3 30Z"
      />
      <path d="M76 70a17 17 0 0 1-2-33 26 26 0 0 1 49 3 15 15 0 0 1 3 30Z" />
      <path className={classes['accent']} d="m92 46 16 16M108 46 92 62" />
    </>
  ),
  person: (
    <>
      <path className={classes['soft']} d="M62 26h76v52H62Z" />
      <path d="M66 26h68a4 4 0 0 1 4 4v44a4 4 0 0 1-4 4H66a4 4 0 0 1-4-4V30a4 4 0 0 1 4-4ZM72 66c1-7 5-11 11-11s10 4 11 11" />
      <circle cx="83" cy="45" r="6" />
      <path className={classes['accent']} d="M106 42a6 6 0 1 1 8 6c-2 1-3 2-3 4M111 60v.5" />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type SceneName = keyof typeof scenes;

export const Scene = ({ name }: { name: SceneName }) => (
  <svg
    className={classes['scene']}
    viewBox="0 0 200 100"
    width={200}
    height={100}
    aria-hidden
    focusable="false"
  >
    <path className={classes['road']} d="M16 79h168M44 88h24M82 88h36M132 88h24" />
    {scenes[name]}
  </svg>
);
