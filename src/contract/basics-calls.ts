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
} from './basics';
import { callsAt, recordCalls } from './calls';
import { travelBody, travelDetail, travelOptions, travelPage, travelQuery } from './travel';
import type { Contract } from './endpoint';

const contacts = recordCalls('/admin/contacts', 'basics', contactDetail);
const purposes = recordCalls('/admin/purposes', 'basics', purposeDetail);
const places = recordCalls('/admin/places', 'basics', placeDetail);
const travelTimes = recordCalls('/admin/travel-times', 'basics', travelDetail);
const reading = callsAt('/admin', 'basics:read');

/** What people are told and choose from, and what an installation still lacks. */
export const basicsCalls = {
  readSetUp: reading.get('/set-up', {
    summary: 'What an installation has, step by step, and for which kinds or sites it is missing',
    output: setUp,
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
