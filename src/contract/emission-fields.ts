import { emissionUnitNames, emissionUnits } from '#words/emission';
import { choice, number, shown, text } from './record';

const section = 'basics';

/** What a car is reckoned to give off whose own figure nobody entered; what it is about stands in the product. */
export const emissionFields = {
  nameTh: shown(text(200, { th: 'รถหรือพลังงาน', en: 'Of what, in Thai', list: {} })),
  nameEn: shown(text(200, { th: 'รถหรือพลังงาน (อังกฤษ)', en: 'Of what', list: {} })),
  value: number(0, 2000, { th: 'ค่า', en: 'Factor', section, list: {} }),
  unit: shown(choice(emissionUnits, emissionUnitNames, { th: 'หน่วย', en: 'Unit', list: {} })),
};
