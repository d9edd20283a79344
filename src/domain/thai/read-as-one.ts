const ref = '[A-Z]{2}-\\d{4}-\\d{4,}';
const phone = '0\\d{1,2}-\\d{3}-\\d{3,4}';
const plate = '[1-9]?[ก-ฮ]{1,3}[ -][1-9]\\d{0,3}(?![\\dก-๛]|[-–:,.]\\d)|[1-9]\\d-\\d{4}';
const period = '\\d{2}:\\d{2}–\\d{2}:\\d{2}';
const amount = '\\d[\\d,.]* บาท';

const asOne = new RegExp([ref, phone, plate, period, amount].join('|'), 'g');

/** จัด 3 เที่ยว ends a word as a plate begins. An older Safari knows no pattern that looks back. */
const isInsideWord = (text: string, at: number): boolean =>
  at > 0 && /^[ก-๛]{2}/.test(text.slice(at - 1));

/** A sentence in its parts: what no line may end inside of stands for itself. */
export const readAsOne = (text: string): { text: string; isOne: boolean }[] => {
  const found = [...text.matchAll(asOne)].filter(({ index }) => !isInsideWord(text, index));
  const ends = found.map(({ 0: part, index }) => index + part.length);
  const parts = found.flatMap(({ 0: part, index }, at) => [
    { text: text.slice(ends[at - 1] ?? 0, index), isOne: false },
    { text: part, isOne: true },
  ]);
  return [...parts, { text: text.slice(ends.at(-1) ?? 0), isOne: false }].filter(
    (part) => part.text !== '',
  );
};
