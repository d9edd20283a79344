import { drawIcon } from '../../ui/icon';
import { wheels } from '../wheels';

export const Icon = drawIcon(
  <>
    <path data-soft d="M5 4.5h14a2.2 2.2 0 0 1 2.2 2.2v10.3H2.8V6.7A2.2 2.2 0 0 1 5 4.5Z" />
    <path d="M5 17H3.6a.8.8 0 0 1-.8-.8V6.7A2.2 2.2 0 0 1 5 4.5h14a2.2 2.2 0 0 1 2.2 2.2v9.5a.8.8 0 0 1-.8.8H19M9 17h6M2.8 12.2h18.4" />
    <circle data-dot cx="7" cy="8.7" r="1.3" />
    <circle data-dot cx="12" cy="8.7" r="1.3" />
    <circle data-dot cx="17" cy="8.7" r="1.3" />
    {wheels}
  </>,
);
