import type { ReactNode } from 'react';
import classes from './bar.module.css';

type BarProps = { title: string; text?: ReactNode; actions?: ReactNode };

/** Says something over the page's end, where no title stands, without moving the page and without taking the focus. */
export const Bar = ({ title, text, actions }: BarProps) => (
  <output className={classes['bar']}>
    <span className={classes['words']}>
      <span className="strong">{title}</span>
      {text && <span className="soft small">{text}</span>}
    </span>
    {actions && <span className={classes['actions']}>{actions}</span>}
  </output>
);

type BarButtonProps = { onClick: () => void; main?: boolean; disabled?: boolean; children: string };

export const BarButton = ({
  onClick,
  main = false,
  disabled = false,
  children,
}: BarButtonProps) => (
  <button
    type="button"
    className={main ? 'button main' : 'quiet'}
    onClick={onClick}
    disabled={disabled}
  >
    {children}
  </button>
);
