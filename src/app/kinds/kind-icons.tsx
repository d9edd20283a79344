import { drawIcon } from '../ui/icon';

/** One family for the four kinds: a driver at the wheel, a key in hand, a van for the day, seats shared. */

const wheels = (
  <>
    <circle cx="7" cy="17" r="2" />
    <circle cx="17" cy="17" r="2" />
  </>
);

const sedan =
  'M2.8 16.2v-2.8a1.5 1.5 0 0 1 1.2-1.5l1.9-.4 2.2-3.3A2.5 2.5 0 0 1 10.2 7.1h3.6a2.5 2.5 0 0 1 2 1l2.7 3.5 1.6.5a1.6 1.6 0 0 1 1.1 1.5v2.6';

export const CarWithDriverIcon = drawIcon(
  <>
    <path data-soft d={`${sedan}Z`} />
    <path d={`${sedan}a.8.8 0 0 1-.8.8H19M5 17H3.6a.8.8 0 0 1-.8-.8M9 17h6M6 11.5h12.5`} />
    <circle data-dot cx="11" cy="9.6" r="1.3" />
    {wheels}
  </>,
);

export const CarKeyIcon = drawIcon(
  <>
    <circle data-soft cx="8" cy="8" r="4.7" />
    <circle cx="8" cy="8" r="4.7" />
    <circle data-dot cx="7.2" cy="7.2" r="1.3" />
    <path d="m11.4 11.4 8.6 8.6M16 16l2.2-2.2M18.5 18.5l1.7-1.7" />
  </>,
);

const van = 'M2.8 16.2V8A1.5 1.5 0 0 1 4.3 6.5h10.1a2.5 2.5 0 0 1 2 1l3.9 4.7a4 4 0 0 1 .9 2.5v1.5';

export const DayVanIcon = drawIcon(
  <>
    <path data-soft d={`${van}Z`} />
    <path
      d={`${van}a.8.8 0 0 1-.8.8H19M5 17H3.6a.8.8 0 0 1-.8-.8M9 17h6M2.8 11.5h16.9M8.5 6.5v5M14 6.5v5`}
    />
    {wheels}
  </>,
);

export const SharedShuttleIcon = drawIcon(
  <>
    <path data-soft d="M5 4.5h14a2.2 2.2 0 0 1 2.2 2.2v10.3H2.8V6.7A2.2 2.2 0 0 1 5 4.5Z" />
    <path d="M5 17H3.6a.8.8 0 0 1-.8-.8V6.7A2.2 2.2 0 0 1 5 4.5h14a2.2 2.2 0 0 1 2.2 2.2v9.5a.8.8 0 0 1-.8.8H19M9 17h6M2.8 12.2h18.4" />
    <circle data-dot cx="7" cy="8.7" r="1.3" />
    <circle data-dot cx="12" cy="8.7" r="1.3" />
    <circle data-dot cx="17" cy="8.7" r="1.3" />
    {wheels}
  </>,
);
