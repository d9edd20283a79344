import { reportLabel } from '#words/contacts';
import { careFields } from './care-fields';
import { moment, shown, text, textOrNone } from './record';

const { status, ownerId } = careFields;

/** All that is known of a problem that was reported. */
export const problemReportFields = {
  message: shown(text(4000, { ...reportLabel, list: {} })),
  status,
  at: shown(moment({ th: 'แจ้งเมื่อ', en: 'Reported', list: { sort: 'at' } })),
  by: shown(text(200, { th: 'ผู้แจ้ง', en: 'From', list: {} })),
  ownerId,
  page: shown(text(200, { th: 'หน้า', en: 'Page' })),
  appVersion: shown(text(200, { th: 'เวอร์ชันแอป', en: 'App version' })),
  lastError: shown(textOrNone(4000, { th: 'ข้อผิดพลาดล่าสุด', en: 'Last error' })),
};
