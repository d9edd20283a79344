import * as v from 'valibot';
import { callsAt, recordCalls } from './calls';
import { careDoneBody, careDue } from './car-care';
import {
  blackoutBody,
  brokenQuery,
  brokenTrips,
  carDocumentBody,
  carStatusBody,
  odometerBody,
  releasing,
  settledBody,
} from './car-parts';
import type { Contract } from './endpoint';
import { carAtHand, carBody, carDetail, carPage, carQuery, fleetOptions } from './fleet';
import { importAnswer, importBody, importBodyLimit } from './import';

const cars = recordCalls('/admin/:kind/cars', 'fleet', carDetail);
const reading = callsAt('/admin/:kind', 'fleet:read');
const writing = callsAt('/admin/:kind', 'fleet:write');

/** The cars of a kind, their papers and the times at which they are out. */
export const fleetCalls = {
  listCars: cars.list({
    summary: 'Cars that serve this kind, page by page',
    query: carQuery,
    output: carPage,
  }),
  readFleetOptions: reading.get('/fleet-options', {
    summary: 'What the form of a car chooses from',
    output: fleetOptions,
  }),
  readCar: cars.read('One car with its papers, the times it is out and its odometer'),
  createCar: cars.create({
    summary: 'Add a car to the fleet',
    body: carBody,
  }),
  changeCar: cars.change({
    summary:
      'Change what is known of a car; takes it from exactly the trips of kinds and sites that it leaves',
    body: v.intersect([carBody, releasing]),
    refusals: ['seats_taken', 'breaks_trips', 'car_out'],
  }),
  importCars: writing.add('/car-imports', {
    summary: 'Add cars from a file: judged, or all of them at once',
    body: importBody,
    output: importAnswer,
    bodyLimit: importBodyLimit,
  }),
  listBrokenTrips: writing.get('/cars/:id/broken-trips', {
    summary: 'Which trips taking the car out at a time would break',
    query: brokenQuery,
    output: brokenTrips,
  }),
  checkCar: cars.move('/:id/check', {
    summary: 'What a provider wrote of a car is right',
    refusals: ['not_now'],
  }),
  changeCarStatus: cars.move('/:id/status', {
    summary: 'Available, in repair or retired; releases exactly the trips that were confirmed',
    body: carStatusBody,
    refusals: ['breaks_trips', 'car_out'],
  }),
  addCarBlackout: cars.add('/:id/blackouts', {
    summary: 'Take a car out for a time; releases exactly the trips that were confirmed',
    body: blackoutBody,
    refusals: ['breaks_trips', 'car_out', 'car_taken'],
  }),
  endCarBlackout: cars.move('/:id/blackouts/:partId/end', {
    summary: 'The car is back: from now on, or it never was out',
    refusals: ['not_now'],
  }),
  settleTrouble: cars.add('/:id/troubles/:partId/settle', {
    summary: 'What a driver told of a car was dealt with, without a repair',
    body: settledBody,
    refusals: ['not_now'],
  }),
  mendDamage: cars.add('/:id/damage/:partId/mend', {
    summary: 'What was found on a car at a handover is there no more',
    refusals: ['not_now'],
  }),
  listCareDue: reading.get('/care', {
    summary: 'Which cars come due for maintenance, and when they are missed least',
    output: careDue,
  }),
  recordCare: cars.add('/:id/care', {
    summary: 'A car had its maintenance: from here on it is counted anew',
    body: careDoneBody,
  }),
  addCarDocument: cars.add('/:id/documents', {
    summary: 'A new paper of a car; the one that counts is the latest to expire',
    body: carDocumentBody,
  }),
  changeCarDocument: cars.replace('/:id/documents/:partId', {
    summary: 'Put a paper right that was entered wrongly',
    body: carDocumentBody,
  }),
  readCarAtHand: callsAt('/employee/cars', 'booking:read').get('/:id', {
    summary: 'The car whose sticker was scanned, with my booking of it that runs or comes next',
    output: carAtHand,
  }),
  recordOdometer: cars.add('/:id/odometer', {
    summary: 'What the odometer says now; a falling one needs a reason',
    body: odometerBody,
  }),
} as const satisfies Contract;
