import { drawIcon } from './icon';

export const CloseIcon = drawIcon(<path d="m6 6 12 12M18 6 6 18" />);

export const ChecklistIcon = drawIcon(
  <>
    <path
      data-soft
      d="M6.5 3.5h11a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z"
    />
    <path d="M6.5 3.5h11a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2Z" />
    <path d="m7.8 9 1.2 1.2 2-2.2M13.5 9h3M7.8 15l1.2 1.2 2-2.2M13.5 15h3" />
  </>,
);

export const ApproveIcon = drawIcon(
  <>
    <path data-soft d="M12 3 4.5 6v5.5c0 4.6 3 7.9 7.5 9.5 4.5-1.6 7.5-4.9 7.5-9.5V6L12 3Z" />
    <path d="M12 3 4.5 6v5.5c0 4.6 3 7.9 7.5 9.5 4.5-1.6 7.5-4.9 7.5-9.5V6L12 3Z" />
    <path d="m8.5 12 2.4 2.4 4.6-4.8" />
  </>,
);

const star = 'm12 3.6 2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.8-5.2 2.8 1-5.8-4.2-4.1 5.8-.8L12 3.6Z';
export const StarIcon = drawIcon(
  <>
    <path data-soft d={star} />
    <path d={star} />
  </>,
);

export const PhoneIcon = drawIcon(
  <>
    <path
      data-soft
      d="M7 3.5 9.5 4l1 4-2 1.7c1 2.4 3 4.4 5.4 5.4l1.7-2 4 1 .5 2.5c0 2-1.5 3.4-3.4 3.4C9.9 20 4 14 3.6 6.9 3.6 5 5 3.5 7 3.5Z"
    />
    <path d="M7 3.5 9.5 4l1 4-2 1.7c1 2.4 3 4.4 5.4 5.4l1.7-2 4 1 .5 2.5c0 2-1.5 3.4-3.4 3.4C9.9 20 4 14 3.6 6.9 3.6 5 5 3.5 7 3.5Z" />
  </>,
);

export const MailIcon = drawIcon(
  <>
    <rect data-soft x="3.5" y="5.5" width="17" height="13" rx="2" />
    <rect x="3.5" y="5.5" width="17" height="13" rx="2" />
    <path d="m4.5 7.5 7.5 5.5 7.5-5.5" />
  </>,
);

export const HelpIcon = drawIcon(
  <>
    <path data-soft d="M4 5.5h16v11h-8.5L7 20v-3.5H4v-11Z" />
    <path d="M5.5 5h13A1.5 1.5 0 0 1 20 6.5v9a1.5 1.5 0 0 1-1.5 1.5h-7L7 20.5V17H5.5A1.5 1.5 0 0 1 4 15.5v-9A1.5 1.5 0 0 1 5.5 5Z" />
    <path d="M12 8v3.5" />
    <circle data-dot cx="12" cy="14.2" r="1" />
  </>,
);

export const LogOutIcon = drawIcon(
  <>
    <path data-soft d="M5 4h8v16H5Z" />
    <path d="M13.5 8V5.5A1.5 1.5 0 0 0 12 4H6.5A1.5 1.5 0 0 0 5 5.5v13A1.5 1.5 0 0 0 6.5 20H12a1.5 1.5 0 0 0 1.5-1.5V16M10 12h10.5m0 0-3-3m3 3-3 3" />
  </>,
);

export const SwapIcon = drawIcon(
  <path d="M4 8.5h15m0 0L15.5 5M19 8.5 15.5 12M20 15.5H5m0 0L8.5 12M5 15.5 8.5 19" />,
);

export const PowerIcon = drawIcon(
  <>
    <circle data-soft cx="12" cy="13" r="7.5" />
    <path d="M12 3.5V11M7.5 7a7.5 7.5 0 1 0 9 0" />
  </>,
);
