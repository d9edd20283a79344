import { drawIcon } from '../../ui/icon';
import { wheels } from '../wheels';

const van = 'M2.8 16.2V8A1.5 1.5 0 0 1 4.3 6.5h10.1a2.5 2.5 0 0 1 2 1l3.9 4.7a4 4 0 0 1 .9 2.5v1.5';

export const Icon = drawIcon(
  <>
    <path data-soft d={`${van}Z`} />
    <path
      d={`${van}a.8.8 0 0 1-.8.8H19M5 17H3.6a.8.8 0 0 1-.8-.8M9 17h6M2.8 11.5h16.9M8.5 6.5v5M14 6.5v5`}
    />
    {wheels}
  </>,
);
