import * as v from 'valibot';
import { thaiPhone } from './thai-phone';

/** The parts of a request that every kind asks alike. A problem is named by its code; `words/field-problems` says it. */

export const id = v.pipe(v.string('required'), v.uuid('invalid'));
export const instant = v.pipe(v.string('required'), v.isoTimestamp('invalid'));
export const day = v.pipe(v.string('required'), v.isoDate('invalid'));

/** Trimmed, and an empty text is no text. */
export const optionalText = (longest: number) =>
  v.optional(
    v.nullable(
      v.pipe(
        v.string('invalid'),
        v.trim(),
        v.maxLength(longest, 'too_long'),
        v.transform((text) => (text === '' ? null : text)),
      ),
    ),
    null,
  );

export const requiredText = (longest: number) =>
  v.pipe(
    v.string('required'),
    v.trim(),
    v.minLength(1, 'required'),
    v.maxLength(longest, 'too_long'),
  );

/** One of the company's places, or words for any other. */
export const place = v.variant(
  'type',
  [
    v.object({ type: v.literal('known'), placeId: id }),
    v.object({ type: v.literal('text'), text: requiredText(200) }),
  ],
  'required',
);

export const vehicleClass = v.picklist(['sedan', 'pickup', 'van', 'ppv'], 'invalid');

export const forWhom = v.variant(
  'type',
  [
    v.object({ type: v.literal('myself') }),
    v.object({ type: v.literal('colleague'), personId: id }),
    v.object({ type: v.literal('guest'), name: requiredText(200), phone: thaiPhone }),
  ],
  'required',
);

/** Besides the traveller. */
export const companions = v.pipe(
  v.array(
    v.variant(
      'type',
      [
        v.object({ type: v.literal('colleague'), personId: id }),
        v.object({
          type: v.literal('guest'),
          name: requiredText(200),
          phone: v.optional(v.nullable(thaiPhone), null),
        }),
      ],
      'required',
    ),
    'invalid',
  ),
  v.maxLength(59, 'too_many'),
);

const whole = v.pipe(v.number('required'), v.integer('invalid'));

export const seats = v.pipe(whole, v.minValue(1, 'too_few'), v.maxValue(60, 'too_many'));

export const commonRequest = {
  forWhom,
  contactPhone: thaiPhone,
  costCentreId: id,
  purposeCode: requiredText(50),
  purposeText: optionalText(500),
  note: optionalText(1000),
  attachmentIds: v.optional(v.pipe(v.array(id, 'invalid'), v.maxLength(3, 'too_many')), []),
  /** Why it is asked for later than the notice period allows. */
  urgentReason: optionalText(500),
  /** Return rides, weekly repeats and second cars that are asked for together. */
  groupId: v.optional(v.nullable(id), null),
};
