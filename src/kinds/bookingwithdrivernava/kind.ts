import type { Kind } from '../kind';

export const bookingWithDriverNava: Kind = {
  site: 'nava',
  adminPages: ['arrangecartable', 'managecar', 'expenseandprovider', 'report', 'evaluate'],
  ownRules: [],
  runsRoutes: false,
};
