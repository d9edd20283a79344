import type { Kind } from '../kind';

export const bookingNoDriver: Kind = {
  site: 'nava',
  adminPages: ['arrangecartable', 'managecar', 'report', 'evaluate'],
  ownRules: ['noShowMinutes'],
  runsRoutes: false,
};
