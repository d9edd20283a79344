import { drawIcon } from '../../ui/icon';

export const Icon = drawIcon(
  <>
    <circle data-soft cx="8" cy="8" r="4.7" />
    <circle cx="8" cy="8" r="4.7" />
    <circle data-dot cx="7.2" cy="7.2" r="1.3" />
    <path d="m11.4 11.4 8.6 8.6M16 16l2.2-2.2M18.5 18.5l1.7-1.7" />
  </>,
);
