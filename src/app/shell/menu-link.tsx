import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Icon } from '../ui/icon';
import classes from './menu.module.css';

type EntryProps = { Icon: Icon; label: string };

/** The router marks the current page with `aria-current`. */
export const MenuLink = ({
  Icon,
  label,
  children,
  ...where
}: EntryProps & Pick<LinkProps, 'to' | 'params' | 'search'> & { children?: ReactNode }) => (
  <li>
    <Link
      {...where}
      className={classes['entry']}
      activeOptions={{ includeSearch: where.search !== undefined }}
      title={label}
    >
      <Icon />
      <span className={classes['label']}>{label}</span>
      {children}
    </Link>
  </li>
);

/** No link of its own: one of the entries below it is the current page. */
export const OpenMenuEntry = ({
  Icon,
  label,
  aside,
  children,
}: EntryProps & { aside?: ReactNode; children: ReactNode }) => (
  <li className={classes['open']}>
    <div className={classes['entry']} title={label}>
      <Icon />
      <span className={classes['label']}>{label}</span>
      {aside}
    </div>
    <ul className={classes['nested']} aria-label={label}>
      {children}
    </ul>
  </li>
);

export const MenuGroup = ({ label, children }: { label: string; children: ReactNode }) => (
  <li className={classes['group']}>
    <span className={classes['groupName']} aria-hidden>
      {label}
    </span>
    <ul className={classes['list']} aria-label={label}>
      {children}
    </ul>
  </li>
);
