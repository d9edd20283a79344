import type { Kind } from '../kind';
import type * as request from './request';

export const kind: Kind<'booking_with_driver_nava_menu', typeof request> = {
  position: 1,
  name: { th: 'จองรถพร้อมคนขับ', en: 'Rental with driver' },
  site: 'nava',
  menuFlag: 'booking_with_driver_nava_menu',
  adminPages: ['arrangecartable', 'managecar', 'expenseandprovider', 'report', 'evaluate'],
  ownRules: [],
  runsRoutes: false,
  withDriver: true,
  pools: false,
  endsAtLastStop: false,
};
