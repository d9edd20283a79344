import type {
  ContactBody,
  ContactRow,
  PlaceBody,
  PlaceRow,
  PurposeBody,
  PurposeRow,
} from '#contract/basics';
import { contactFields, placeFields, purposeFields } from '#contract/basics-fields';
import type { CarePlanBody, CarePlanRow } from '#contract/car-care';
import { carePlanFields } from '#contract/care-plan-fields';
import type { EmissionBody, EmissionRow } from '#contract/emission';
import { emissionFields } from '#contract/emission-fields';
import type { RetentionBody, RetentionRow } from '#contract/retention';
import { retentionFields } from '#contract/retention-fields';
import type { TravelBody, TravelQuery, TravelRow } from '#contract/travel';
import { travelFields } from '#contract/travel-fields';
import { done } from '#domain/refusal';
import type { UseCase } from '../../call';
import {
  carePlanRepository,
  contactBookRepository,
  emissionRepository,
  hasPlaceNamed,
  placeRepository,
  provincesIn,
  purposeNamesTaken,
  purposeRepository,
  retentionRuleRepository,
} from '../../db/repositories/basics/basics.repository';
import {
  lookAtPair,
  placesToChoose,
  travelTimeRepository,
} from '../../db/repositories/travel/travel-time.repository';
import { keep } from './keep';
import { mergePlace } from './merge-place';
import { readSetUp } from './read-set-up';
import { nameSite, readSites } from './sites';

const contacts = keep<ContactRow, ContactBody>({
  subject: 'contact',
  fields: contactFields,
  keptIn: contactBookRepository,
});

const purposes = keep<PurposeRow, PurposeBody>({
  subject: 'purpose',
  fields: purposeFields,
  keptIn: purposeRepository,
  judge: (body, id, db) => purposeNamesTaken(db, body, id),
});

const places = keep<PlaceRow, PlaceBody>({
  subject: 'place',
  fields: placeFields,
  keptIn: placeRepository,
  judge: async (body, id, db) =>
    (await hasPlaceNamed(db, body, id)) ? { nameTh: 'there_already' } : {},
});

const carePlans = keep<CarePlanRow, CarePlanBody>({
  subject: 'maintenance_plan',
  fields: carePlanFields,
  keptIn: carePlanRepository,
});

const retention = keep<RetentionRow, RetentionBody>({
  subject: 'retention',
  fields: retentionFields,
  keptIn: retentionRuleRepository,
});

const emissions = keep<EmissionRow, EmissionBody>({
  subject: 'emission_factor',
  fields: emissionFields,
  keptIn: emissionRepository,
});

const travelTimes = keep<TravelRow, TravelBody, TravelQuery>({
  subject: 'travel_time',
  fields: travelFields,
  keptIn: travelTimeRepository,
  judge: async (body, id, db) => {
    const { pairId, knows } = await lookAtPair(db, body);
    // What was learned belongs to the pair: it does not become another.
    if (id !== null) return pairId === id ? {} : { toId: 'invalid' };
    return {
      ...(!knows(body.fromId) && { fromId: 'unknown' }),
      ...(!knows(body.toId) && { toId: 'unknown' }),
      ...(pairId !== null && { toId: 'there_already' }),
    };
  },
});

const readTravelOptions: UseCase<'readTravelOptions'> = async ({ db, language }) =>
  done({ places: await placesToChoose(db, language) });

const readPlaceOptions: UseCase<'readPlaceOptions'> = async ({ db, language }) =>
  done({
    provinces: await provincesIn(db, language),
    places: await placesToChoose(db, language),
  });

export const basicsHandlers = {
  readSetUp,
  readSites,
  nameSite,
  readPlaceOptions,
  listKeptContacts: contacts.list,
  readContact: contacts.read,
  createContact: contacts.create,
  changeContact: contacts.change,
  listPurposes: purposes.list,
  readPurpose: purposes.read,
  createPurpose: purposes.create,
  changePurpose: purposes.change,
  listTravelTimes: travelTimes.list,
  readTravelOptions,
  readTravelTime: travelTimes.read,
  createTravelTime: travelTimes.create,
  changeTravelTime: travelTimes.change,
  listCarePlans: carePlans.list,
  readCarePlan: carePlans.read,
  createCarePlan: carePlans.create,
  changeCarePlan: carePlans.change,
  listRetention: retention.list,
  readRetention: retention.read,
  changeRetention: retention.change,
  listEmissionFactors: emissions.list,
  readEmissionFactor: emissions.read,
  changeEmissionFactor: emissions.change,
  listPlaces: places.list,
  readPlace: places.read,
  createPlace: places.create,
  changePlace: places.change,
  mergePlace,
};
