import { drawIcon } from './icon';

export const GripIcon = drawIcon(
  <>
    <circle data-dot cx="9" cy="6" r="1.5" />
    <circle data-dot cx="15" cy="6" r="1.5" />
    <circle data-dot cx="9" cy="12" r="1.5" />
    <circle data-dot cx="15" cy="12" r="1.5" />
    <circle data-dot cx="9" cy="18" r="1.5" />
    <circle data-dot cx="15" cy="18" r="1.5" />
  </>,
);

export const ChevronDownIcon = drawIcon(<path d="m6 9.5 6 6 6-6" />);

export const PaperIcon = drawIcon(
  <>
    <path d="M6 3.5h8l4 4v13H6z" />
    <path d="M14 3.5v4h4M9 12.5h6M9 16h6" />
  </>,
);

export const CalendarIcon = drawIcon(
  <>
    <rect x="4" y="5.5" width="16" height="14.5" rx="2" />
    <path d="M4 10h16M8.5 3.5v4M15.5 3.5v4" />
  </>,
);
