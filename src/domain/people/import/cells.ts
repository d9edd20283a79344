import { latinDigits } from '../../thai/latin-digits';
import { parseThaiPhone } from '../../thai/phone';
import { siteIds, type SiteId } from '../../site-id';
import type { ImportProblem, ImportProblemCode } from './problem';

/** Controls, and what turns the letters after it round. */
const UNWRITABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** What a company calls its sites, in each language. */
export type SiteNames = Readonly<Record<SiteId, readonly string[]>>;

/** Collects what is wrong with one line, cell by cell. */
export const createReader = (
  line: number,
  cell: (key: string) => string | undefined,
  siteNames?: SiteNames,
) => {
  const problems: ImportProblem[] = [];
  const fail = (column: string | null, code: ImportProblemCode): null => {
    problems.push({ line, column, code });
    return null;
  };

  /** An absent column is left as it is; an empty cell empties the field. */
  const read =
    <T>(parse: (text: string) => T | null, code: ImportProblemCode, longest = 200) =>
    (key: string): T | null | undefined => {
      const text = cell(key);
      if (text === undefined) return undefined;
      if (text === '') return null;
      if (text.length > longest) return fail(key, 'too_long');
      if (UNWRITABLE.test(text)) return fail(key, 'invalid');
      return parse(text) ?? fail(key, code);
    };

  return {
    line,
    problems,
    fail,
    text: read((text) => text, 'invalid'),
    phone: read(parseImportedPhone, 'not_a_phone'),
    email: read((text) => (isEmail(text) ? text : null), 'not_an_email'),
    yesNo: read(parseYesNo, 'not_yes_or_no'),
    site: read((text) => parseSite(text, siteNames), 'unknown_site'),
    number: read(parseNumber, 'invalid'),
    required: (key: string): string => {
      const text = cell(key) ?? '';
      if (text === '') fail(key, 'required');
      if (text.length > 200) fail(key, 'too_long');
      if (UNWRITABLE.test(text)) fail(key, 'invalid');
      return text;
    },
  };
};

const isEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text) && !/\p{Cf}/u.test(text);

/** Excel takes the leading zero of a number away; only such a one is given back. */
export const parseImportedPhone = (text: string): string | null => {
  const typed = latinDigits(text).trim();
  const bare = typed.replaceAll(/[\s-]/g, '');
  const isCut = /^(?:[689]\d{8}|[2-7]\d{7})$/.test(bare);
  return parseThaiPhone(isCut ? `0${bare}` : typed);
};

const yes = new Set([
  '1',
  'y',
  'yes',
  'true',
  'active',
  'in use',
  'works here',
  'ใช่',
  'ใช้',
  'ใช้งาน',
  'ใช้อยู่',
  'เปิด',
  'ทำงาน',
  'ทำงานอยู่',
]);
const no = new Set([
  '0',
  'n',
  'no',
  'false',
  'inactive',
  'no longer used',
  'left',
  'resigned',
  'ไม่',
  'ไม่ใช่',
  'ไม่ใช้',
  'เลิกใช้แล้ว',
  'ปิด',
  'ลาออก',
  'พ้นสภาพ',
]);

export const parseYesNo = (text: string): boolean | null => {
  const word = latinDigits(text).trim().toLowerCase();
  if (yes.has(word)) return true;
  return no.has(word) ? false : null;
};

const usualNames: SiteNames = {
  nava: ['nava', 'nava nakorn', 'navanakorn', 'นวนคร'],
  amata: ['amata', 'amata city', 'amatacity', 'อมตะ', 'อมตะซิตี้'],
};

const plainName = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/^โรงงาน\s*|\s+site$/g, '');

/** As people write it, and as the company calls it: `นวนคร`, `โรงงานนวนคร`, `Nava site`. */
export const parseSite = (text: string, siteNames: SiteNames = usualNames): SiteId | null =>
  siteIds.find((site) =>
    [...siteNames[site], ...usualNames[site]].map(plainName).includes(plainName(text)),
  ) ?? null;

const parseNumber = (text: string): number | null => {
  const number = Number(latinDigits(text).replace(',', '.'));
  return Number.isFinite(number) ? number : null;
};

const THAI_TITLE = /^(?:นาย|นางสาว|นาง|น\.ส\.)(?![\u0e31\u0e34-\u0e3a\u0e47-\u0e4e])\s*(?=\S)/;
// "Mrinal" is no Mr: a title in Latin letters ends with a dot or a blank.
const LATIN_TITLE = /^(?:mr|mrs|ms|miss)[.\s]\s*(?=\S)/i;

/** `นายสมชาย ใจดี` is Somchai Jaidee; a surname may have several words. */
export const splitFullName = (text: string): { first: string; last: string } => {
  const name = text.trim().replace(THAI_TITLE, '').replace(LATIN_TITLE, '');
  const [first = '', ...rest] = name.split(/\s+/);
  return { first, last: rest.join(' ') };
};
