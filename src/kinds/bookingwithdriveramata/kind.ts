import type { Kind } from '../kind';
import type * as request from './request';

export const kind: Kind<'booking_with_driver_amata_menu', typeof request> = {
  position: 4,
  name: { th: 'รถรับส่งตามรอบ', en: 'Shared shuttle' },
  site: 'amata',
  menuFlag: 'booking_with_driver_amata_menu',
  adminPages: ['arrangecartable', 'managecar', 'expenseandprovider', 'report', 'evaluate'],
  ownRules: [],
  runsRoutes: true,
  withDriver: true,
  pools: true,
  endsAtLastStop: true,
};
