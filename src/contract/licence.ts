import * as v from 'valibot';
import { licenceClasses } from '#domain/people/licence';
import { latinDigits } from '#domain/thai/latin-digits';
import { day, id } from '#kinds/request/common';

/** A driving licence as its holder enters it, once. */
export const licence = v.object({
  number: v.pipe(
    v.string('required'),
    v.transform((text) => latinDigits(text).replaceAll(/[\s-]/g, '')),
    v.minLength(1, 'required'),
    v.regex(/^\d{6,13}$/, 'invalid'),
  ),
  class: v.picklist(licenceClasses, 'required'),
  expiresOn: day,
  photoId: id,
});

/** `version` 0 and no licence until one is saved. A driver's record may have been made without a photo. */
export const ownLicence = v.object({
  version: v.number(),
  licence: v.nullable(
    v.object({
      number: v.string(),
      class: v.picklist(licenceClasses),
      expiresOn: v.string(),
      photoId: v.nullable(v.string()),
    }),
  ),
});

export type Licence = v.InferOutput<typeof licence>;
export type OwnLicence = v.InferOutput<typeof ownLicence>;
