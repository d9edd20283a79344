import { drawIcon } from '../../ui/icon';

export const LockIcon = drawIcon(
  <>
    <path data-soft d="M5.5 11h13v9h-13Z" />
    <path d="M7 11h10a1.5 1.5 0 0 1 1.5 1.5v6A1.5 1.5 0 0 1 17 20H7a1.5 1.5 0 0 1-1.5-1.5v-6A1.5 1.5 0 0 1 7 11ZM8.5 11V8a3.5 3.5 0 0 1 7 0v3" />
  </>,
);
export const BackIcon = drawIcon(<path d="m14.5 6-6 6 6 6" />);
export const ForthIcon = drawIcon(<path d="m9.5 6 6 6-6 6" />);
export const PrintIcon = drawIcon(
  <>
    <path data-soft d="M4.5 10h15v7h-15Z" />
    <path d="M7.5 9V4.5h9V9M7.5 17h-2A1.5 1.5 0 0 1 4 15.5v-5A1.5 1.5 0 0 1 5.5 9h13a1.5 1.5 0 0 1 1.5 1.5v5a1.5 1.5 0 0 1-1.5 1.5h-2M7.5 14.5h9v5h-9Z" />
  </>,
);
export const PlusIcon = drawIcon(<path d="M12 5.5v13M5.5 12h13" />);
