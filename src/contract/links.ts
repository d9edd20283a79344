import * as v from 'valibot';
import { linkFaces, PIN_PATTERN } from '#domain/link/face';
import { latinDigits } from '#domain/thai/latin-digits';
import { id, requiredText, wholeNumber } from '#kinds/request/common';
import { anyOf, listPage, listQuery } from './list';
import { lineCode, lineLink } from './notices';

/** Made by hand, for a printed job sheet, sent by LINE, or for a guest from the booking. */
const linkOrigins = ['made', 'printed', 'line', 'card'] as const;
export const linkGroups = ['driver', 'print'] as const;

export const linkStates = ['open', 'expired', 'revoked', 'locked'] as const;

const nullableText = v.nullable(v.string());

export const linkRow = v.object({
  id: v.string(),
  version: v.number(),
  face: v.picklist(linkFaces),
  /** The driver, the gate, or the booking's number. */
  name: v.string(),
  state: v.picklist(linkStates),
  validUntil: v.string(),
  madeAt: v.string(),
  by: v.string(),
  opened: v.number(),
  openedAt: nullableText,
  origin: v.picklist(linkOrigins),
  /** The day of its job sheet. */
  printedFor: nullableText,
});

/** Which links go with it. */
export const linkGroup = v.object({ group: v.picklist(linkGroups) });
/** How many are valid that one could end with it: of its driver, and of its day's print. */
export const linksTogether = v.object({ driver: v.number(), print: v.number() });
export const linksEnded = v.object({ ended: v.number() });

/** The latest first. */
const listed = listQuery(['madeAt', 'validUntil', 'openedAt'], {
  face: anyOf(linkFaces),
  state: anyOf(linkStates),
});
export const linkQuery = v.object({
  ...listed.entries,
  sort: v.optional(listed.entries.sort.wrapped, '-madeAt'),
});

export const linkListPage = listPage(linkRow);

const days = wholeNumber(1, 90);

/** Typed with Thai digits too, as at the gate. */
export const gatePin = v.pipe(
  v.string('required'),
  v.transform(latinDigits),
  v.regex(PIN_PATTERN, 'not_a_gate_code'),
);

export const newLink = v.variant('face', [
  v.object({ face: v.literal('driver'), driverId: id, days }),
  v.object({
    face: v.literal('gate'),
    name: requiredText(100),
    pin: gatePin,
    days,
  }),
]);

/** The token is shown once: it is kept nowhere. */
export const madeLink = v.object({
  token: v.string(),
  validUntil: v.string(),
  link: linkRow,
  /** Whether LINE reaches the driver whom it is for; null where the company has no account there, or it is no driver. */
  byLine: v.nullable(v.boolean()),
});

/** A link as it was just made: nobody else knows its token. */
export const lineMessage = v.object({
  id,
  token: v.pipe(v.string('required'), v.minLength(1, 'required'), v.maxLength(100, 'too_long')),
});
/** For a driver without an account of the app: sent to the company's account in LINE before it expires. */
export const driverLineCode = v.object({
  ...lineCode.entries,
  account: lineLink.entries.account,
});
export const lineMessageSent = v.object({ sentAt: v.string() });

export const linkOptions = v.object({
  drivers: v.array(v.object({ id: v.string(), name: v.string() })),
});

const MOST_DRIVERS = 200;

/** For job sheets: a link for each driver, until the day after. */
export const printedLinks = v.object({
  driverIds: v.pipe(v.array(id, 'required'), v.maxLength(MOST_DRIVERS, 'too_many')),
  until: v.pipe(v.string('required'), v.isoDate('invalid')),
});

export const linksForPrint = v.object({
  links: v.array(v.object({ driverId: v.string(), token: v.string() })),
});

export const rideCard = v.object({ token: v.string(), validUntil: v.string() });

export type LinkRow = v.InferOutput<typeof linkRow>;
export type LinksTogether = v.InferOutput<typeof linksTogether>;
export type LinkQuery = v.InferOutput<typeof linkQuery>;
export type MadeLink = v.InferOutput<typeof madeLink>;
export type LinkOptions = v.InferOutput<typeof linkOptions>;
