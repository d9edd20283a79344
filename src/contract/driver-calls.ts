import * as v from 'valibot';
import { callsAt, recordCalls } from './calls';
import { brokenQuery, brokenTrips, releasing } from './car-parts';
import { driverHours, driverStatusBody, leaveBody } from './driver-parts';
import { driverBody, driverDetail, driverOptions, driverPage, driverQuery } from './drivers';
import type { Contract } from './endpoint';

const drivers = recordCalls('/admin/drivers', 'driver', driverDetail);
const writing = callsAt('/admin', 'driver:write');

export const driverCalls = {
  listDrivers: drivers.list({
    summary: 'Drivers, page by page; a supplier’s own',
    query: driverQuery,
    output: driverPage,
  }),
  readDriverOptions: writing.get('/driver-options', {
    summary: 'What the form of a driver chooses from',
    output: driverOptions,
  }),
  readDriver: drivers.read('One driver with shifts and leave'),
  readDriverHours: writing.get('/drivers/:id/hours', {
    summary: 'Planned, driven and overtime of the last eight weeks',
    output: driverHours,
  }),
  createDriver: drivers.create({
    summary: 'Add a driver: an employee, or somebody of a provider',
    body: driverBody,
  }),
  changeDriver: drivers.change({
    summary:
      'Change what is known of a driver; takes them off exactly the trips of kinds and sites that they leave',
    body: v.intersect([driverBody, releasing]),
    refusals: ['breaks_trips', 'driver_out'],
  }),
  listDriverTrips: writing.get('/drivers/:id/broken-trips', {
    summary: 'Which trips would have no driver at a time',
    query: brokenQuery,
    output: brokenTrips,
  }),
  changeDriverStatus: drivers.move('/:id/status', {
    summary:
      'Active, suspended or left; takes the driver off exactly the trips that were confirmed',
    body: driverStatusBody,
    refusals: ['breaks_trips', 'driver_out'],
  }),
  addDriverLeave: drivers.add('/:id/leaves', {
    summary: 'Leave; takes the driver off exactly the trips that were confirmed',
    body: leaveBody,
    refusals: ['breaks_trips', 'driver_out', 'driver_taken'],
  }),
  endDriverLeave: drivers.move('/:id/leaves/:partId/end', {
    summary: 'The driver is back: from now on, or never was away',
    refusals: ['not_now'],
  }),
} as const satisfies Contract;
