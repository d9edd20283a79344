import { kindHints, kindNames } from '#words/kinds';
import type { Kind } from '../kind';

export const bookingNoDriver: Kind = {
  site: 'nava',
  name: kindNames.bookingnodriver,
  hint: kindHints.bookingnodriver,
  adminPages: ['arrangecartable', 'managecar', 'report', 'evaluate'],
};
