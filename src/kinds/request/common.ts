import * as v from 'valibot';
import { vehicleClasses } from '#domain/booking/vehicle-class';
import { thaiPhone } from './thai-phone';

/** The parts of a request that every kind asks alike. A problem is named by its code; `words/field-problems` says it. */

export const id = v.pipe(v.string('required'), v.uuid('invalid'), v.toLowerCase());

export const FIRST_YEAR = 2000;
export const LAST_YEAR = 2100;

const isInCalendar = (text: string) => {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) return false;
  const year = moment.getUTCFullYear();
  return year >= FIRST_YEAR && year < LAST_YEAR && moment.toISOString().startsWith(text);
};

/** Always written the same way, so that moments can be compared as texts. */
export const instant = v.pipe(
  v.string('required'),
  v.isoTimestamp('invalid'),
  // Dates would make the second of March of the thirtieth of February.
  v.check((text) => isInCalendar(text.slice(0, 10)), 'invalid'),
  v.transform((text) => new Date(text)),
  v.date('invalid'),
  v.minValue(new Date(Date.UTC(FIRST_YEAR, 0)), 'invalid'),
  v.maxValue(new Date(Date.UTC(LAST_YEAR, 0)), 'invalid'),
  v.transform((moment) => moment.toISOString()),
);

export const day = v.pipe(
  v.string('required'),
  v.isoDate('invalid'),
  v.check(isInCalendar, 'invalid'),
);

/** Characters that a database cannot keep, and those that turn the direction of the text: nobody types them. */
const UNWRITABLE = /(?![\n\r\t])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Nothing that is not seen may be part of a name: two that look alike would be two people. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Cf}]/u;
export const seen = v.check((typed: string) => !UNSEEN.test(typed), 'invalid');

/** Marks without width come along with copied Thai text and mean nothing. */
const SEEN = /[^\s\p{Cf}]/u;

const text = (longest: number, missing: string) =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.maxLength(longest, 'too_long'),
    v.check((typed) => !UNWRITABLE.test(typed), 'invalid'),
  );

/** Trimmed, and an empty text is no text. */
export const optionalText = (longest: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        text(longest, 'invalid'),
        v.transform((typed) => (SEEN.test(typed) ? typed : null)),
      ),
    ),
    null,
  );

export const requiredText = (longest: number) =>
  v.pipe(
    text(longest, 'required'),
    v.minLength(1, 'required'),
    v.check((typed) => SEEN.test(typed), 'required'),
  );

/** One of the company's places, or words for any other. */
export const place = v.variant(
  'type',
  [
    v.object({ type: v.literal('known'), placeId: id }, 'required'),
    v.object({ type: v.literal('text'), text: requiredText(200) }, 'required'),
  ],
  'required',
);

export const vehicleClass = v.picklist(vehicleClasses, 'invalid');

const forWhom = v.variant(
  'type',
  [
    v.object({ type: v.literal('myself') }),
    v.object({ type: v.literal('colleague'), personId: id }, 'required'),
    v.object({ type: v.literal('guest'), name: requiredText(200), phone: thaiPhone }, 'required'),
  ],
  'required',
);

/** Besides the traveller. */
const companions = v.optional(
  v.pipe(
    v.array(
      v.variant(
        'type',
        [
          v.object({ type: v.literal('colleague'), personId: id }, 'required'),
          v.object(
            {
              type: v.literal('guest'),
              name: requiredText(200),
              phone: v.optional(v.nullable(thaiPhone), null),
            },
            'required',
          ),
        ],
        'required',
      ),
      'invalid',
    ),
    v.maxLength(59, 'too_many'),
  ),
  [],
);

export const wholeNumber = (least: number, most: number) =>
  v.pipe(
    v.number('required'),
    v.integer('invalid'),
    v.minValue(least, 'too_few'),
    v.maxValue(most, 'too_many'),
  );

export const seats = wholeNumber(1, 60);

/** ISO 3166-2:TH without its prefix; whether there is one is looked up. */
export const provinceCode = wholeNumber(10, 99);

export const ids = (most: number) =>
  v.optional(
    v.pipe(
      v.array(id, 'invalid'),
      v.maxLength(most, 'too_many'),
      v.check((list) => new Set(list).size === list.length, 'listed_twice'),
    ),
    [],
  );

export const commonRequest = {
  forWhom,
  contactPhone: thaiPhone,
  costCentreId: id,
  purposeCode: requiredText(50),
  purposeText: optionalText(500),
  note: optionalText(1000),
  attachmentIds: ids(3),
  /** Why it is asked for later than the notice period allows. */
  urgentReason: optionalText(500),
  /** Return rides, weekly repeats and second cars that are asked for together. */
  groupId: v.optional(v.nullable(id), null),
  companions,
};

const common = v.object(commonRequest);

export type Place = v.InferOutput<typeof place>;
export type CommonRequest = v.InferOutput<typeof common>;
