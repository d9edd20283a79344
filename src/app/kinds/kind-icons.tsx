import { drawIcon } from '../ui/icon';

/** One family for the four kinds: a driver at the wheel, a key in hand, there and back, seats shared. */

const sedanBody =
  'M3 17v-3.4a1 1 0 0 1 .7-1l2.2-.7L8 8.2A1.6 1.6 0 0 1 9.4 7.4h4.9a1.6 1.6 0 0 1 1.3.6l2.7 3.7 2 .5a1 1 0 0 1 .7 1V17Z';

export const CarWithDriverIcon = drawIcon(
  <>
    <path data-soft d={sedanBody} />
    <path d="M5.1 17H3.5a.5.5 0 0 1-.5-.5v-2.9a1 1 0 0 1 .7-1l2.2-.7L8 8.2a1.6 1.6 0 0 1 1.4-.8h4.9a1.6 1.6 0 0 1 1.3.6l2.7 3.7 2 .5a1 1 0 0 1 .7 1v3.3a.5.5 0 0 1-.5.5h-1.6M8.9 17h6.2" />
    <circle cx="7" cy="17.2" r="1.9" />
    <circle cx="17" cy="17.2" r="1.9" />
    <circle cx="12" cy="10.6" r="1.3" />
    <path d="M9.6 14.4c.2-1.3 1-2 2.4-2s2.2.7 2.4 2" />
  </>,
);

export const CarKeyIcon = drawIcon(
  <>
    <circle data-soft cx="8" cy="8.5" r="4.8" />
    <circle cx="8" cy="8.5" r="4.8" />
    <circle data-dot cx="7" cy="7.5" r="1.4" />
    <path d="m11.5 12 8 8M16.5 17l2-2M14 14.5l1.5-1.5" />
  </>,
);

export const RoundTripIcon = drawIcon(
  <>
    <rect data-soft x="3" y="6.5" width="18" height="9" rx="1.5" />
    <path d="M5 16H3.5a.5.5 0 0 1-.5-.5V8a1.5 1.5 0 0 1 1.5-1.5h10.7a2 2 0 0 1 1.6.8l3.4 4.2a2 2 0 0 1 .4 1.2v2.8a.5.5 0 0 1-.5.5H19M9 16h6" />
    <circle cx="7" cy="16.5" r="1.9" />
    <circle cx="17" cy="16.5" r="1.9" />
    <path d="M3 11.5h16.8M8.5 6.5v5M14 6.5v5" />
  </>,
);

export const SharedShuttleIcon = drawIcon(
  <>
    <rect data-soft x="3" y="4.5" width="18" height="12" rx="2" />
    <path d="M5 17.5H4a1 1 0 0 1-1-1v-10a2 2 0 0 1 2-2h14a2 2 0 0 1 2 2v10a1 1 0 0 1-1 1h-1M9 17.5h6M3 13h18" />
    <circle cx="7" cy="17.8" r="1.9" />
    <circle cx="17" cy="17.8" r="1.9" />
    <circle data-dot cx="7.5" cy="8" r="1.2" />
    <circle data-dot cx="12" cy="8" r="1.2" />
    <circle data-dot cx="16.5" cy="8" r="1.2" />
    <path d="M5.8 12.5c.1-1.3.7-2 1.7-2s1.6.7 1.7 2M10.3 12.5c.1-1.3.7-2 1.7-2s1.6.7 1.7 2M14.8 12.5c.1-1.3.7-2 1.7-2s1.6.7 1.7 2" />
  </>,
);
