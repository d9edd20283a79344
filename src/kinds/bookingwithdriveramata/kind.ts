import type { Kind } from '../kind';

export const bookingWithDriverAmata: Kind = {
  site: 'amata',
  adminPages: ['arrangecartable', 'managecar', 'expenseandprovider', 'report', 'evaluate'],
  ownRules: [],
  runsRoutes: true,
};
