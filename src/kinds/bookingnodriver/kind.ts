import type { Kind } from '../kind';
import type * as request from './request';

export const kind: Kind<'booking_no_driver_menu', typeof request> = {
  position: 2,
  name: { th: 'จองรถขับเอง', en: 'Self-drive rental' },
  site: 'nava',
  menuFlag: 'booking_no_driver_menu',
  adminPages: ['arrangecartable', 'managecar', 'report', 'evaluate'],
  ownRules: ['noShowMinutes'],
  runsRoutes: false,
  withDriver: false,
  pools: false,
  endsAtLastStop: false,
};
