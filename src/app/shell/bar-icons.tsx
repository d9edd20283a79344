import { drawIcon } from '../ui/icon';

/* Apart from the other icons, since these come with the first screen. */
export const MenuIcon = drawIcon(<path d="M4 7h16M4 12h16M4 17h16" />);

export const PersonIcon = drawIcon(
  <>
    <path data-soft d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6Z" />
    <circle cx="12" cy="8" r="3.8" />
    <path d="M4.5 20c.6-4 3.6-6 7.5-6s6.9 2 7.5 6" />
  </>,
);

export const BellIcon = drawIcon(
  <>
    <path data-soft d="M6 17V11a6 6 0 0 1 12 0v6Z" />
    <path d="M4.5 17h15M6 17v-6a6 6 0 0 1 12 0v6M10 20.5h4M12 3v2" />
  </>,
);
