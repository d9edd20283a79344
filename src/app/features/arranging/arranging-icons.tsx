import { drawIcon } from '../../ui/icon';

export const LockIcon = drawIcon(
  <>
    <path data-soft d="M5.5 11h13v9h-13Z" />
    <path d="M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </>,
);
export const BackIcon = drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ForthIcon = drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const PlusIcon = drawIcon(<path d="M12 5.5v13M5.5 12h13" />);
export const MinusIcon = drawIcon(<path d="M5.5 12h13" />);
export const SearchIcon = drawIcon(<path d="M10.5 4.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM15 15l5 5" />);
export const DotsIcon = drawIcon(
  <>
    <circle data-dot cx="5.5" cy="12" r="1.6" />
    <circle data-dot cx="12" cy="12" r="1.6" />
    <circle data-dot cx="18.5" cy="12" r="1.6" />
  </>,
);
export const SeatIcon = drawIcon(
  <path d="M12 4.5a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4ZM5.5 20c.4-4 2.7-6.2 6.5-6.2s6.1 2.2 6.5 6.2" />,
);
export const NoteIcon = drawIcon(<path d="M4.5 5.5h15v11h-8L7 20v-3.5H4.5ZM8 9.5h8M8 12.5h5" />);
export const AloneIcon = drawIcon(
  <path d="M9 4.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM3.5 19.5c.4-3.6 2.3-5.5 5.5-5.5s5.1 1.9 5.5 5.5M16.5 8l4 4M20.5 8l-4 4" />,
);
/** Two links of a chain. */
export const TogetherIcon = drawIcon(
  <path d="M10.5 13.5a3.5 3.5 0 0 0 5 0l3-3a3.5 3.5 0 0 0-5-5l-1.2 1.2M13.5 10.5a3.5 3.5 0 0 0-5 0l-3 3a3.5 3.5 0 0 0 5 5l1.2-1.2" />,
);
export const TurnIcon = drawIcon(<path d="M7 4.5 4 7.5l3 3M4 7.5h16M17 13.5l3 3-3 3M20 16.5H4" />);
export const TableIcon = drawIcon(<path d="M4 5.5h16v13H4ZM4 10h16M4 14.2h16M9.5 5.5v13" />);
export const BoardIcon = drawIcon(<path d="M4 5.5h16v13H4ZM8.5 5.5v13M11 9h5M13 12h5M11 15h4" />);
