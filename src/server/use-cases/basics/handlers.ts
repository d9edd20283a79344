import type {
  ContactBody,
  ContactRow,
  PlaceBody,
  PlaceRow,
  PurposeBody,
  PurposeRow,
} from '#contract/basics';
import { contactFields, placeFields, purposeFields } from '#contract/basics-fields';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import {
  contactBookRepository,
  hasPlaceNamed,
  placeRepository,
  provincesIn,
  purposeRepository,
} from '../../db/repositories/basics/basics.repository';
import { keep } from './keep';
import { readSetUp } from './read-set-up';

const contacts = keep<ContactRow, ContactBody>({
  subject: 'contact',
  fields: contactFields,
  keptIn: contactBookRepository,
});

const purposes = keep<PurposeRow, PurposeBody>({
  subject: 'purpose',
  fields: purposeFields,
  keptIn: purposeRepository,
});

const places = keep<PlaceRow, PlaceBody>({
  subject: 'place',
  fields: placeFields,
  keptIn: placeRepository,
  judge: async (body, id, db) =>
    (await hasPlaceNamed(db, body, id)) ? { nameTh: 'listed_twice' } : {},
});

const readPlaceOptions: UseCase<'readPlaceOptions'> = async ({ db, language }) =>
  done({ provinces: await provincesIn(db, language) });

export const basicsHandlers = {
  readSetUp,
  readPlaceOptions,
  listKeptContacts: contacts.list,
  readContact: contacts.read,
  createContact: contacts.create,
  changeContact: contacts.change,
  listPurposes: purposes.list,
  readPurpose: purposes.read,
  createPurpose: purposes.create,
  changePurpose: purposes.change,
  listPlaces: places.list,
  readPlace: places.read,
  createPlace: places.create,
  changePlace: places.change,
};
