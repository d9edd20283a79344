import * as v from 'valibot';
import { setUpSteps } from '#domain/basics/set-up-steps';
import { siteIds } from '#domain/site-id';
import {
  contactFields,
  mergeFields,
  placeFields,
  purposeFields,
  siteFields,
} from './basics-fields';
import { audit, listPage, listQuery } from './list';
import { entriesOf, fillEnglish, partOf } from './record-entries';

const contact = partOf(contactFields);
const purpose = partOf(purposeFields);
const place = entriesOf(placeFields);
const site = entriesOf(siteFields);

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
  v.transform(fillEnglish),
);

export const purposeBody = v.pipe(v.object(purpose.body), v.transform(fillEnglish));

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
  v.transform(fillEnglish),
);

export const mergeBody = v.object(entriesOf(mergeFields).body);

export const siteBody = v.pipe(v.object(site.body), v.transform(fillEnglish));
export const siteList = v.array(
  v.object({ id: v.picklist(siteIds), version: v.number(), ...site.row }),
);

/** As everything says them. */
export const namesBySite = (sites: v.InferOutput<typeof siteList>) =>
  Object.fromEntries(sites.map(({ id, nameTh: th, nameEn: en }) => [id, { th, en }]));

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
export type SiteBody = v.InferOutput<typeof siteBody>;
export type SiteList = v.InferOutput<typeof siteList>;
export type SetUp = v.InferOutput<typeof setUp>;
