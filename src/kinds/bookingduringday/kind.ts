import type { Kind } from '../kind';
import type * as request from './request';

export const kind: Kind<'booking_during_day_menu', typeof request> = {
  position: 3,
  name: { th: 'เรียกรถระหว่างวัน', en: 'In-day shuttle' },
  site: 'nava',
  menuFlag: 'booking_during_day_menu',
  adminPages: ['arrangecartable', 'managecar', 'provider', 'report', 'evaluate'],
  ownRules: ['dayCutoff'],
  runsRoutes: false,
  withDriver: true,
  pools: true,
  endsAtLastStop: true,
};
