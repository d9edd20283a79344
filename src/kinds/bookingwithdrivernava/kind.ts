import { kindHints, kindNames } from '#words/kinds';
import type { Kind } from '../kind';

export const bookingWithDriverNava: Kind = {
  site: 'nava',
  name: kindNames.bookingwithdrivernava,
  hint: kindHints.bookingwithdrivernava,
  adminPages: ['arrangecartable', 'managecar', 'expenseandprovider', 'report', 'evaluate'],
};
