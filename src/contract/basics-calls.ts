import {
  contactBody,
  contactDetail,
  contactPage,
  contactQuery,
  mergeBody,
  placeBody,
  placeDetail,
  placeOptions,
  placePage,
  placeQuery,
  purposeBody,
  purposeDetail,
  purposePage,
  purposeQuery,
  setUp,
  siteBody,
  siteList,
} from './basics';
import { callsAt, recordCalls } from './calls';
import { carePlanBody, carePlanDetail, carePlanPage, carePlanQuery } from './car-care';
import { emissionBody, emissionDetail, emissionPage, emissionQuery } from './emission';
import { travelBody, travelDetail, travelOptions, travelPage, travelQuery } from './travel';
import type { Contract } from './endpoint';
import { retentionBody, retentionDetail, retentionPage, retentionQuery } from './retention';

const contacts = recordCalls('/admin/contacts', 'basics', contactDetail);
const purposes = recordCalls('/admin/purposes', 'basics', purposeDetail);
const places = recordCalls('/admin/places', 'basics', placeDetail);
const carePlans = recordCalls('/admin/maintenance-plans', 'basics', carePlanDetail);
const retention = recordCalls('/admin/retention', 'basics', retentionDetail);
const emissions = recordCalls('/admin/emission-factors', 'basics', emissionDetail);
const travelTimes = recordCalls('/admin/travel-times', 'basics', travelDetail);
const reading = callsAt('/admin', 'basics:read');
const writing = callsAt('/admin', 'basics:write');

/** What people are told and choose from, and what an installation still lacks. */
export const basicsCalls = {
  readSetUp: reading.get('/set-up', {
    summary: 'What an installation has, step by step, and for which kinds or sites it is missing',
    output: setUp,
  }),
  readSites: reading.get('/sites', {
    summary: 'What the company calls its sites',
    output: siteList,
  }),
  nameSite: writing.replace('/sites/:site/name', {
    summary: 'Call a site something else, everywhere',
    body: siteBody,
    output: siteList,
    refusals: ['not_found'],
  }),
  listKeptContacts: contacts.list({
    summary: 'Whom people may call, with those who no longer are',
    query: contactQuery,
    output: contactPage,
  }),
  readContact: contacts.read('One of whom people may call'),
  createContact: contacts.create({ summary: 'Add whom people may call', body: contactBody }),
  changeContact: contacts.change({
    summary: 'Change or retire whom people may call',
    body: contactBody,
  }),
  listPurposes: purposes.list({
    summary: 'What a booking may be for',
    query: purposeQuery,
    output: purposePage,
  }),
  readPurpose: purposes.read('One of what a booking may be for'),
  createPurpose: purposes.create({
    summary: 'Add what a booking may be for',
    body: purposeBody,
  }),
  changePurpose: purposes.change({
    summary: 'Change or retire what a booking may be for',
    body: purposeBody,
  }),
  listCarePlans: carePlans.list({
    summary: 'What a class of cars needs every so many kilometres or months',
    query: carePlanQuery,
    output: carePlanPage,
  }),
  readCarePlan: carePlans.read('One of what a class of cars needs'),
  createCarePlan: carePlans.create({ summary: 'Add what a class needs', body: carePlanBody }),
  changeCarePlan: carePlans.change({
    summary: 'Change or retire what a class needs',
    body: carePlanBody,
  }),
  listRetention: retention.list({
    summary: 'How long data about people is kept',
    query: retentionQuery,
    output: retentionPage,
  }),
  readRetention: retention.read('How long one sort of data is kept'),
  changeRetention: retention.change({
    summary: 'Keep it for so many months, or for good',
    body: retentionBody,
  }),
  listEmissionFactors: emissions.list({
    summary: 'What cars are reckoned to give off whose own figure nobody entered',
    query: emissionQuery,
    output: emissionPage,
  }),
  readEmissionFactor: emissions.read('What cars of a class, or the electricity, give off'),
  changeEmissionFactor: emissions.change({
    summary: 'Reckon with another figure, in all reports',
    body: emissionBody,
  }),
  listPlaces: places.list({
    summary: 'Places that bookings choose from',
    query: placeQuery,
    output: placePage,
  }),
  readPlaceOptions: reading.get('/place-options', {
    summary: 'What a place is described by',
    output: placeOptions,
  }),
  readPlace: places.read('One place'),
  createPlace: places.create({
    summary: 'Add a place; a site and a province have one of a name',
    body: placeBody,
  }),
  changePlace: places.change({ summary: 'Change or retire a place', body: placeBody }),
  mergePlace: places.move('/:id/merge', {
    summary: 'A place that is there twice becomes one: everything that names it names the other',
    body: mergeBody,
  }),
  listTravelTimes: travelTimes.list({
    summary: 'How long it takes from place to place, of pairs that somebody drove or typed',
    query: travelQuery,
    output: travelPage,
  }),
  readTravelOptions: reading.get('/travel-time-options', {
    summary: 'Between which places a travel time may be typed',
    output: travelOptions,
  }),
  readTravelTime: travelTimes.read('One travel time'),
  createTravelTime: travelTimes.create({
    summary: 'Type how long it takes from one place to another, or how far it is',
    body: travelBody,
  }),
  changeTravelTime: travelTimes.change({
    summary: 'Type another time or distance, or none: then what trips say is used',
    body: travelBody,
  }),
} as const satisfies Contract;
