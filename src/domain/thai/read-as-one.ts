const ref = '[A-Z]{2}-\\d{4}-\\d{4,}';
const phone = '0\\d{1,2}-\\d{3}-\\d{3,4}';
const plate = '[1-9]?[ก-ฮ]{1,3}[ -][1-9]\\d{0,3}(?![\\dก-๛]|[-–:,.]\\d)|[1-9]\\d-\\d{4}';
const period = '\\d{2}:\\d{2}–\\d{2}:\\d{2}';
const amount = '\\d[\\d,.]* บาท';

/** In a sentence, what no line may end inside of. */
export const readAsOne = new RegExp(`(${[ref, phone, plate, period, amount].join('|')})`, 'g');
