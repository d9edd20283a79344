import { formatDate, formatDateTime } from '#domain/dates/format-bangkok';
import { formatThaiPhone } from '#domain/thai/phone';
import { latinDigits } from '#domain/thai/latin-digits';
import { formatBaht, parseBaht } from '#domain/money';
import { no, yes } from '#words/admin-kit';
import { attachedFile } from '#words/audit';
import { duration } from '#words/booking-time';
import type { Say } from '#words/message';
import type { Field, NameOf } from './record-field';

/** By its code or its name in either language; what is none of them has no code. */
export const codeOf = (names: Field['names'], typed: string): string | undefined =>
  Object.entries(names ?? {}).find(([code, name]) =>
    [code, name.th, name.en].some((known) => known.toLowerCase() === typed.toLowerCase()),
  )?.[0];

const HOUR = 60;
const DAY = 24 * HOUR;

export const sayMinutes = (minutes: number, say: Say): string =>
  minutes === 0
    ? '0'
    : say(duration, {
        days: Math.floor(minutes / DAY),
        hours: Math.floor((minutes % DAY) / HOUR),
        minutes: minutes % HOUR,
      });

/** 13.70010 of the database and ๑๓.๗๐๐๑ that somebody typed are one number, and no more exact than a place on the earth. */
const sayDecimal = (text: string): string => {
  const amount = Number(latinDigits(text));
  return Number.isNaN(amount) ? text : amount.toLocaleString('en-GB', { maximumFractionDigits: 6 });
};

const nameIn = ({ names = {} }: Field, value: string, say: Say): string => {
  const name = names[codeOf(names, value) ?? ''];
  return name ? say(name) : value;
};

/**
 * A value in words, wherever it is said: in lists, files, a conflict and the audit trail. `nameOf` knows what is meant
 * by an id.
 */
export const sayField = (field: Field, value: unknown, say: Say, nameOf: NameOf): string => {
  const { empty } = field.place;
  if (value === null || value === undefined || value === '') return empty ? say(empty) : '';
  if (field.say) return field.say(value, say, nameOf);
  if (typeof value === 'boolean') {
    const { no: off = no, yes: on = yes } = field.names ?? {};
    return say(value ? on : off);
  }
  if (Array.isArray(value)) {
    // In the order in which a form asks for them.
    const codes = Object.keys(field.names ?? {});
    return value
      .toSorted((a, b) => codes.indexOf(String(a)) - codes.indexOf(String(b)))
      .map((part) => sayField(field, part, say, nameOf))
      .join(', ');
  }
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  if (field.input === 'reference') return nameOf(value) ?? String(value).slice(-6);
  if (field.input === 'file') return say(attachedFile, { end: String(value).slice(-6) });
  if (field.input === 'number') return Number(value).toLocaleString('en-GB');
  if (field.input === 'decimal') return sayDecimal(String(value));
  if (field.input === 'phone') return formatThaiPhone(String(value));
  if (field.input === 'money') return formatBaht(parseBaht(String(value)) ?? 0);
  if (field.input === 'day') return formatDate(String(value));
  if (field.input === 'moment') return formatDateTime(String(value));
  if (field.input === 'duration') return sayMinutes(Number(value), say);
  return nameIn(field, String(value), say);
};
