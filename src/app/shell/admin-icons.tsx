import { drawIcon } from '../ui/icon';

export const BoardIcon = drawIcon(
  <>
    <rect x="3.5" y="4.5" width="17" height="15" rx="2" />
    <path d="M3.5 9h17M8.5 9v10.5" />
    <rect data-dot x="10.5" y="11" width="5" height="2.6" rx="1" />
    <rect data-soft x="13" y="15" width="5.5" height="2.6" rx="1" />
  </>,
);

export const FleetIcon = drawIcon(
  <>
    <path data-soft d="M5.5 6.5h13L20 12v5H4v-5Z" />
    <path d="M4 12.5 5.7 7A2 2 0 0 1 7.6 5.5h8.8A2 2 0 0 1 18.3 7l1.7 5.5M4 12.5h16V17H4v-4.5ZM5 17v2M19 17v2" />
    <circle data-dot cx="7.5" cy="14.8" r="1" />
    <circle data-dot cx="16.5" cy="14.8" r="1" />
  </>,
);

export const ReceiptIcon = drawIcon(
  <>
    <path data-soft d="M6 3.5h12v17l-2.4-1.5-2.4 1.5L12 19.7l-1.2.8-2.4-1.5L6 20.5Z" />
    <path d="M6 3.5h12v17L15.6 19 13.2 20.5 12 19.7l-1.2.8L8.4 19 6 20.5v-17ZM9 8h6M9 12h6" />
  </>,
);

export const ProviderIcon = drawIcon(
  <>
    <path data-soft d="M4 20.5v-14l8-3v17Z" />
    <path d="M4 20.5v-14l8-3v17M12 9l8 2.5v9M2.5 20.5h19M7 9.5h2M7 13h2M7 16.5h2M15 14h2M15 17h2" />
  </>,
);

export const ReportIcon = drawIcon(
  <>
    <path data-soft d="M5 13.5h3v6H5Zm5.5-4h3v10h-3Zm5.5 2h3v8h-3Z" />
    <path d="M3.5 20.5h17M5 20v-6.5h3V20M10.5 20V9.5h3V20M16 20v-8.5h3V20M4.5 9 9 5l4 1.5L19.5 3" />
  </>,
);

export const DriverIcon = drawIcon(
  <>
    <rect data-soft x="3.5" y="5" width="17" height="14" rx="2" />
    <rect x="3.5" y="5" width="17" height="14" rx="2" />
    <circle cx="8.8" cy="10.5" r="1.9" />
    <path d="M5.8 16c.3-1.8 1.4-2.7 3-2.7s2.7.9 3 2.7M14.5 10h3.5M14.5 13.5H18" />
  </>,
);

export const AdminsIcon = drawIcon(
  <>
    <path data-soft d="M3.5 19.5c.4-3.6 2.5-5.4 5.5-5.4s5.1 1.8 5.5 5.4Z" />
    <circle cx="9" cy="8.5" r="3.2" />
    <path d="M3.5 19.5c.4-3.6 2.5-5.4 5.5-5.4s5.1 1.8 5.5 5.4M15.5 5.6a3 3 0 0 1 0 5.8M17.5 14.5c1.8.7 2.8 2.4 3 5" />
  </>,
);

export const SetUpIcon = drawIcon(
  <>
    <circle data-soft cx="9" cy="7" r="2.5" />
    <circle data-soft cx="15" cy="17" r="2.5" />
    <path d="M3.5 7h3M11.5 7h9M3.5 17h9M17.5 17h3" />
    <circle cx="9" cy="7" r="2.5" />
    <circle cx="15" cy="17" r="2.5" />
  </>,
);
