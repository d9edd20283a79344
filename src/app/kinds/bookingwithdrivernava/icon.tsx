import { drawIcon } from '../../ui/icon';
import { wheels } from '../wheels';

const sedan =
  'M2.8 16.2v-2.8a1.5 1.5 0 0 1 1.2-1.5l1.9-.4 2.2-3.3A2.5 2.5 0 0 1 10.2 7.1h3.6a2.5 2.5 0 0 1 2 1l2.7 3.5 1.6.5a1.6 1.6 0 0 1 1.1 1.5v2.6';

export const Icon = drawIcon(
  <>
    <path data-soft d={`${sedan}Z`} />
    <path d={`${sedan}a.8.8 0 0 1-.8.8H19M5 17H3.6a.8.8 0 0 1-.8-.8M9 17h6M6 11.5h12.5`} />
    <circle data-dot cx="11" cy="9.6" r="1.3" />
    {wheels}
  </>,
);
