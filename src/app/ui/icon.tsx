import type { ReactNode } from 'react';
import classes from './icon.module.css';

export type IconProps = { size?: number };
export type Icon = (props: IconProps) => ReactNode;

/**
 * One family: 24 px grid, round strokes of one weight over soft fills (`data-soft`) of the same colour. Icons stand
 * beside their words, so they are hidden from screen readers.
 */
export const drawIcon =
  (drawing: ReactNode): Icon =>
  ({ size = 24 }) => (
    <svg
      className={classes['icon']}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {drawing}
    </svg>
  );
