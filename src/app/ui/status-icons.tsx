import { drawIcon } from './icon';

/** One for each thing that a booking can be, to be told apart without their colours. */

export const HourglassIcon = drawIcon(
  <>
    <path data-soft d="M8 16.8c0-1.8 4-3 4-4.8 0 1.8 4 3 4 4.8V20H8Z" />
    <path d="M6.5 4h11M6.5 20h11M8 4v3.2c0 2.2 4 3 4 4.8s-4 2.6-4 4.8V20M16 4v3.2c0 2.2-4 3-4 4.8s4 2.6 4 4.8V20" />
  </>,
);
export const CheckIcon = drawIcon(<path d="m5.5 12.5 4.2 4.2 8.8-9.2" />);
export const CarIcon = drawIcon(
  <>
    <path data-soft d="M4 17v-4.5l2-5.2A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.3l2 5.2V17Z" />
    <path d="M4 12.5h16M4 17v-4.5l2-5.2A2 2 0 0 1 7.9 6h8.2A2 2 0 0 1 18 7.3l2 5.2V17ZM5.5 17v2M18.5 17v2M7.5 14.8h1.5M15 14.8h1.5" />
  </>,
);
export const WheelIcon = drawIcon(
  <>
    <circle cx="12" cy="12" r="8.3" />
    <circle data-dot cx="12" cy="12" r="2" />
    <path d="M4 11c5-2.5 11-2.5 16 0M12 14v6M10.3 13 5.5 16.5M13.7 13l4.8 3.5" />
  </>,
);
export const FlagIcon = drawIcon(
  <>
    <path data-soft d="M6 4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0Z" />
    <path d="M6 21V4.5c4-2 8 2 12 0v9c-4 2-8-2-12 0" />
  </>,
);
export const PencilIcon = drawIcon(
  <>
    <path data-soft d="m4.5 19.5 1-4.2L16 4.8l3.2 3.2L8.7 18.5Z" />
    <path d="m4.5 19.5 1-4.2L16 4.8l3.2 3.2L8.7 18.5l-4.2 1ZM13.8 7l3.2 3.2" />
  </>,
);
export const CrossIcon = drawIcon(<path d="m7 7 10 10M17 7 7 17" />);
export const QueueIcon = drawIcon(
  <>
    <circle data-dot cx="5" cy="12" r="2.2" />
    <circle cx="12" cy="12" r="2.2" />
    <circle cx="19" cy="12" r="2.2" />
    <path d="M3 18h18" />
  </>,
);
export const AbsentIcon = drawIcon(
  <>
    <circle cx="10.5" cy="8" r="3.6" />
    <path d="M4 20c.5-3.8 3.2-5.8 6.5-5.8 1 0 2 .2 2.8.5M15.5 15.5l5 5M20.5 15.5l-5 5" />
  </>,
);
export const CloudIcon = drawIcon(
  <>
    <path data-soft d="M7.5 18.5a4 4 0 0 1-.7-7.9A5.5 5.5 0 0 1 17.3 11a3.8 3.8 0 0 1-.3 7.5Z" />
    <path d="M7.5 18.5a4 4 0 0 1-.7-7.9A5.5 5.5 0 0 1 17.3 11a3.8 3.8 0 0 1-.3 7.5Z" />
  </>,
);
export const AlertIcon = drawIcon(
  <>
    <path data-soft d="M12 4 3.5 19h17Z" />
    <path d="M12 4 3.5 19h17L12 4ZM12 10v4" />
    <circle data-dot cx="12" cy="16.6" r="1" />
  </>,
);
