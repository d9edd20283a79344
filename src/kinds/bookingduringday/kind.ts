import { kindHints, kindNames } from '#words/kinds';
import type { Kind } from '../kind';

export const bookingDuringDay: Kind = {
  site: 'nava',
  name: kindNames.bookingduringday,
  hint: kindHints.bookingduringday,
  adminPages: ['arrangecartable', 'managecar', 'provider', 'report', 'evaluate'],
};
