import type { Kind } from '../kind';

export const bookingDuringDay: Kind = {
  site: 'nava',
  adminPages: ['arrangecartable', 'managecar', 'provider', 'report', 'evaluate'],
  ownRules: ['dayCutoff'],
  runsRoutes: false,
};
