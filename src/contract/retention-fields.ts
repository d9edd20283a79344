import { retentionNames } from '#words/retention';
import { number, shown, text, yesNo } from './record';

const section = 'basics';

/** How long something about people is kept; what it is stands in the product. */
export const retentionFields = {
  nameTh: shown(text(200, { th: 'ข้อมูล', en: 'What, in Thai', list: { sort: 'name' } })),
  nameEn: shown(text(200, { th: 'ข้อมูล (อังกฤษ)', en: 'What', list: {} })),
  months: number(3, 120, { th: 'เก็บไว้กี่เดือน', en: 'Months kept', section, list: {} }),
  isRetired: yesNo({ th: 'เมื่อครบกำหนด', en: 'When it is due', section, list: {} }, retentionNames),
};
