import type { Field, Fields } from '#contract/record-field';
import { codeOf } from '#contract/say-field';
import { gregorianYear } from '#domain/thai/buddhist-year';
import { importAllows, importWantsNumber } from '#words/admin-kit';
import type { Message } from '#words/message';
import { latinDigits } from '#domain/thai/latin-digits';
import type { ImportColumn } from './judge-rows';

/** A number as somebody typed it; what is none stays as it is, for the schema to refuse. */
const numberIn = (text: string): number | string => {
  const digits = latinDigits(text).replaceAll(/[,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : text;
};

const yearIn = (text: string) => {
  const year = numberIn(text);
  return typeof year === 'number' ? gregorianYear(year) : year;
};

const yesses = ['1', 'x', 'y', 'yes', 'true', 'ใช่'];

/** What the contract takes, from what somebody typed. */
const reading = ({ input, names }: Field): ImportColumn['read'] => {
  if (input === 'number') return numberIn;
  if (input === 'year') return yearIn;
  if (input === 'toggle') return (text) => yesses.includes(text.toLowerCase());
  return input === 'choice' ? (text) => codeOf(names, text) ?? text : undefined;
};

/** A choice names what there is to choose from, a number that it is one. */
const wantedOf = ({ input, names }: Field): Message | undefined => {
  if (input === 'number' || input === 'year') return importWantsNumber;
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
