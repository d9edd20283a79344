import { kindHints, kindNames } from '#words/kinds';
import type { Kind } from '../kind';

export const bookingWithDriverAmata: Kind = {
  site: 'amata',
  name: kindNames.bookingwithdriveramata,
  hint: kindHints.bookingwithdriveramata,
  adminPages: ['arrangecartable', 'managecar', 'expenseandprovider', 'report', 'evaluate'],
};
