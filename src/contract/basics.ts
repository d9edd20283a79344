import * as v from 'valibot';
import { setUpSteps } from '#domain/basics/set-up-steps';
import { contactFields, mergeFields, placeFields, purposeFields } from './basics-fields';
import { audit, listPage, listQuery } from './list';
import { entriesOf, partOf } from './record-entries';

const contact = partOf(contactFields);
const purpose = partOf(purposeFields);
const place = entriesOf(placeFields);

/** What is no longer used, or what is. */
const filters = { retired: v.optional(v.picklist(['yes', 'no'], 'invalid')) };

export const contactBody = v.pipe(
  v.object(contact.body),
  v.forward(
    v.partialCheck(
      [['phone'], ['email']],
      ({ phone, email }) => phone !== null || email !== null,
      'phone_or_email',
    ),
    ['phone'],
  ),
);

export const purposeBody = v.object(purpose.body);

export const placeBody = v.pipe(
  v.object(place.body),
  v.forward(
    v.partialCheck(
      [['latitude'], ['longitude']],
      ({ latitude, longitude }) => (latitude === null) === (longitude === null),
      'required',
    ),
    ['longitude'],
  ),
);

export const mergeBody = v.object(entriesOf(mergeFields).body);

const placeRow = v.object({
  id: v.string(),
  version: v.number(),
  province: v.string(),
  ...place.row,
});

export const contactQuery = listQuery(['service', 'position'], filters);
export const contactPage = listPage(contact.row);
export const contactDetail = v.object({ ...contact.row.entries, audit });

export const purposeQuery = listQuery(['position', 'name'], filters);
export const purposePage = listPage(purpose.row);
export const purposeDetail = v.object({ ...purpose.row.entries, audit });

export const placeQuery = listQuery(['name', 'province'], filters);
export const placePage = listPage(placeRow);
export const placeDetail = v.object({ ...placeRow.entries, audit });

export const placeOptions = v.object({
  provinces: v.array(v.object({ code: v.number(), name: v.string() })),
  /** Those in use, with their province. */
  places: v.array(v.object({ id: v.string(), name: v.string() })),
});

/** How far it is: how many are there, and for which kinds or sites one is missing. */
export const setUp = v.object({
  /** The demo company: nothing in it is true. */
  isDemo: v.boolean(),
  steps: v.array(
    v.object({
      step: v.picklist(setUpSteps),
      isDone: v.boolean(),
      count: v.number(),
      missing: v.array(v.string()),
    }),
  ),
});

export type ContactBody = v.InferOutput<typeof contactBody>;
export type ContactRow = v.InferOutput<typeof contact.row>;
export type ContactDetail = v.InferOutput<typeof contactDetail>;
export type PurposeBody = v.InferOutput<typeof purposeBody>;
export type PurposeRow = v.InferOutput<typeof purpose.row>;
export type PurposeDetail = v.InferOutput<typeof purposeDetail>;
export type PlaceBody = v.InferOutput<typeof placeBody>;
export type PlaceRow = v.InferOutput<typeof placeRow>;
export type PlaceDetail = v.InferOutput<typeof placeDetail>;
export type PlaceOptions = v.InferOutput<typeof placeOptions>;
export type SetUp = v.InferOutput<typeof setUp>;
