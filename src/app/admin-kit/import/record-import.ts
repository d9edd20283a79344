import type { Field, Fields } from '#contract/record-field';
import { codeOf } from '#contract/say-field';
import { gregorianYear } from '#domain/thai/buddhist-year';
import { importAllows } from '#words/admin-kit';
import { notWhole } from '#words/beyond-limits';
import type { Message } from '#words/message';
import { no, yes } from '#words/yes-no';
import { latinDigits } from '#domain/thai/latin-digits';
import { numberIn } from '../../form/number-field';
import type { ImportColumn } from './judge-rows';

/** As in a form; what is no number stays as it is, for the schema to refuse. */
const readNumber = (text: string): number | string => numberIn(text) ?? text;

const yearIn = (text: string) => {
  const year = readNumber(text);
  return typeof year === 'number' ? gregorianYear(year) : year;
};

const yesWords = ['1', 'x', '✓', 'y', 'yes', 'true', 'ใช่', 'มี'];
const noWords = ['0', '-', 'n', 'no', 'false', 'ไม่', 'ไม่ใช่', 'ไม่มี'];

/** What is neither stays as it is, for the schema to refuse: nobody meant no by a word of another kind. */
const yesOrNoIn = (text: string): boolean | string => {
  const word = latinDigits(text).trim().toLowerCase();
  return yesWords.includes(word) || (noWords.includes(word) ? false : text);
};

/** What the contract takes, from what somebody typed. */
const reading = ({ input, names }: Field): ImportColumn['read'] => {
  if (input === 'number') return readNumber;
  if (input === 'year') return yearIn;
  if (input === 'toggle') return yesOrNoIn;
  return input === 'choice' ? (text) => codeOf(names, text) ?? text : undefined;
};

/** A choice names what there is to choose from, yes and no among them; a number that it is one. */
const wantedOf = ({ input, names }: Field): Message | undefined => {
  if (input === 'number' || input === 'year') return notWhole;
  if (input === 'toggle') return importAllows([yes, no]);
  const allowed = Object.values(names ?? {});
  if (input !== 'choice' || allowed.length === 0) return undefined;
  return importAllows(allowed);
};

/** The columns of a file of records: what their form asks, but for files and lists. */
export const importColumnsOf = (fields: Fields): ImportColumn[] =>
  Object.entries(fields).flatMap(([id, field]) => {
    const { section, example = '' } = field.place;
    if (section === undefined || field.input === 'file' || field.input === 'many') return [];
    const read = reading(field);
    const wanted = wantedOf(field);
    const [first = ''] = Object.values(field.names ?? {});
    return {
      id,
      title: field.label,
      required: !field.isOptional && field.input !== 'toggle',
      example: example || first,
      ...(wanted && { wanted }),
      ...(field.limits && { limits: field.limits }),
      ...(read && { read }),
    };
  });
