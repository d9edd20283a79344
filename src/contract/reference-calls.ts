import type { Action } from '#domain/access/can';
import {
  bookingOptions,
  departureQuery,
  departures,
  forecast,
  forecastQuery,
  foundPeople,
  freeCarQuery,
  freeCars,
  peopleQuery,
} from './booking-options';
import { callsAt } from './calls';
import type { Contract } from './endpoint';
import { fileBodyLimit, fileContent, newFile, storedFile } from './files';
import { licence, ownLicence } from './licence';

const withRight = <A extends Action>(action: A) => callsAt('/employee', action);

/** What the booking forms choose from, and what is attached to a booking. */
export const referenceCalls = {
  readBookingOptions: withRight('booking-options:read').get('/booking-options/:kind', {
    summary: 'All that a form of this kind offers, also for filling it in offline',
    output: bookingOptions,
  }),
  searchPeople: withRight('people:search').get('/people', {
    limit: 'search',
    summary: 'Colleagues by name, nickname or employee number',
    query: peopleQuery,
    output: foundPeople,
  }),
  listDepartures: withRight('departures:list').get('/departures', {
    summary: 'What still leaves on a day, with the seats left',
    query: departureQuery,
    output: departures,
  }),
  readForecast: withRight('forecast:read').get('/forecast', {
    summary: 'When the cars of each class are free, and what is approved and has none yet',
    query: forecastQuery,
    output: forecast,
  }),
  listFreeCars: withRight('free-cars:list').get('/free-cars', {
    summary: 'Cars to drive oneself that nobody has in that time',
    query: freeCarQuery,
    output: freeCars,
  }),
  uploadFile: withRight('file:upload').post('/files', {
    limit: 'upload',
    summary: 'Store a photo or a paper; sent again under its client id, it is stored once',
    body: newFile,
    output: storedFile,
    refusals: ['key_reused'],
    bodyLimit: fileBodyLimit,
  }),
  readFile: withRight('file:read').get('/files/:id', {
    summary: 'A photo or a paper, for whom its booking or profile concerns',
    output: fileContent,
  }),
  readLicence: withRight('licence:read').get('/licence', {
    summary: 'My driving licence',
    output: ownLicence,
  }),
  saveLicence: withRight('licence:write').replace('/licence', {
    summary: 'Enter or renew my driving licence',
    body: licence,
    output: ownLicence,
  }),
} as const satisfies Contract;
