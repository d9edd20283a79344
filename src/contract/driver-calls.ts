import * as v from 'valibot';
import { brokenQuery, brokenTrips, releasing } from './car-parts';
import { driverHours, driverStatusBody, leaveBody } from './driver-parts';
import {
  driverBody,
  driverDetail,
  driverId,
  driverOptions,
  driverPage,
  driverPartId,
  driverQuery,
} from './drivers';
import type { Contract } from './endpoint';

const root = '/admin/drivers';
const writing = ['not_allowed', 'not_found', 'changed_meanwhile', 'key_reused'] as const;

/** Drivers, their licences, shifts, leave and hours. */
export const driverCalls = {
  listDrivers: {
    method: 'GET',
    path: root,
    summary: 'Drivers, page by page; a supplier’s own',
    action: 'driver:read',
    query: driverQuery,
    output: driverPage,
    refusals: ['not_allowed'],
  },
  readDriverOptions: {
    method: 'GET',
    path: '/admin/driver-options',
    summary: 'What the form of a driver chooses from',
    action: 'driver:write',
    output: driverOptions,
    refusals: ['not_allowed'],
  },
  readDriver: {
    method: 'GET',
    path: `${root}/:id`,
    summary: 'One driver with shifts and leave',
    action: 'driver:read',
    params: driverId,
    output: driverDetail,
    refusals: ['not_allowed', 'not_found'],
  },
  readDriverHours: {
    method: 'GET',
    path: `${root}/:id/hours`,
    summary: 'Planned, driven and overtime of the last eight weeks',
    action: 'driver:write',
    params: driverId,
    output: driverHours,
    refusals: ['not_allowed', 'not_found'],
  },
  createDriver: {
    method: 'POST',
    path: root,
    summary: 'Add a driver: an employee, or somebody of a provider',
    action: 'driver:write',
    body: driverBody,
    output: driverDetail,
    refusals: ['not_allowed', 'key_reused'],
    idempotent: true,
  },
  changeDriver: {
    method: 'PUT',
    path: `${root}/:id`,
    summary:
      'Change what is known of a driver; takes them off exactly the trips of kinds and sites that they leave',
    action: 'driver:write',
    params: driverId,
    body: v.intersect([driverBody, releasing]),
    output: driverDetail,
    refusals: [...writing, 'breaks_trips', 'driver_out'],
    idempotent: true,
    versioned: true,
  },
  listDriverTrips: {
    method: 'GET',
    path: `${root}/:id/broken-trips`,
    summary: 'Which trips would have no driver at a time',
    action: 'driver:write',
    params: driverId,
    query: brokenQuery,
    output: brokenTrips,
    refusals: ['not_allowed', 'not_found'],
  },
  changeDriverStatus: {
    method: 'POST',
    path: `${root}/:id/status`,
    summary:
      'Active, suspended or left; takes the driver off exactly the trips that were confirmed',
    action: 'driver:write',
    params: driverId,
    body: driverStatusBody,
    output: driverDetail,
    refusals: [...writing, 'breaks_trips', 'driver_out'],
    idempotent: true,
    versioned: true,
  },
  addDriverLeave: {
    method: 'POST',
    path: `${root}/:id/leaves`,
    summary: 'Leave; takes the driver off exactly the trips that were confirmed',
    action: 'driver:write',
    params: driverId,
    body: leaveBody,
    output: driverDetail,
    refusals: [
      'not_allowed',
      'not_found',
      'key_reused',
      'breaks_trips',
      'driver_out',
      'driver_taken',
    ],
    idempotent: true,
  },
  endDriverLeave: {
    method: 'POST',
    path: `${root}/:id/leaves/:partId/end`,
    summary: 'The driver is back: from now on, or never was away',
    action: 'driver:write',
    params: driverPartId,
    output: driverDetail,
    refusals: [...writing, 'not_now'],
    idempotent: true,
    versioned: true,
  },
} as const satisfies Contract;
