import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { contract, type EndpointName } from '#contract/contract';
import type { Actor } from '#domain/access/actor';
import { can, type Action } from '#domain/access/can';
import { menuFlags } from '#domain/access/menu-flags';
import { useTestDatabase } from '../../setup/test-database';
import { bookingRequestIn, insertBooking, insertOffered } from '../support/bookings';
import { insertFile, jpeg } from '../support/files';
import { insertPeople, roles, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app, request, tokensFor } = useTestServer(database);

type Checked = Exclude<EndpointName, 'checkPermission'>;

/** A path with its parameters and query filled in, where the contract's own does not do. */
type Tried = { path?: string; body?: unknown; version?: number };

type Checking = Tried & {
  action: Action;
  /** What must exist first, for the person who calls. */
  prepare?: (personId: string) => Promise<Tried>;
};

const nowhere = '00000000-0000-4000-8000-000000000000';

/** What each call asks `can()`, and a request that would be carried out. A new call must be added here. */
const calls: Record<Checked, Checking> = {
  readServiceState: { action: 'service-state:read' },
  changeServiceState: { action: 'service-state:write', body: { isClose: false } },
  chooseLanguage: { action: 'language:choose', body: { language: 'en' } },
  listContacts: { action: 'contacts:read' },
  reportProblem: {
    action: 'problem:report',
    body: { message: 'x', page: '/', appVersion: '1', lastError: null },
  },
  readBookingOptions: {
    action: 'booking-options:read',
    path: '/employee/booking-options/bookingnodriver',
  },
  searchPeople: { action: 'people:search', path: '/employee/people?q=Somchai' },
  listDepartures: {
    action: 'departures:list',
    path: `/employee/departures?routeId=${nowhere}&direction=out&date=2026-11-23`,
  },
  readForecast: {
    action: 'forecast:read',
    path: '/employee/forecast?kind=bookingnodriver&from=2026-11-23',
  },
  listFreeCars: {
    action: 'free-cars:list',
    path: '/employee/free-cars?startsAt=2026-11-23T02:00:00Z&endsAt=2026-11-23T08:00:00Z',
  },
  uploadFile: {
    action: 'file:upload',
    body: { clientId: 'a-client-id', name: 'a.jpg', content: jpeg.toString('base64') },
  },
  readFile: {
    action: 'file:read',
    prepare: async (personId) => ({
      path: `/employee/files/${await insertFile(database.db, personId)}`,
    }),
  },
  readLicence: { action: 'licence:read' },
  saveLicence: {
    action: 'licence:write',
    prepare: async (personId) => ({
      version: 0,
      body: {
        number: '12345678',
        class: 'บ.2',
        expiresOn: '2099-01-01',
        photoId: await insertFile(database.db, personId),
      },
    }),
  },
  createBooking: {
    action: 'booking:write',
    prepare: async () => ({ body: await bookingRequestIn(database.db) }),
  },
  listBookings: { action: 'booking:read' },
  previewBooking: {
    action: 'booking:write',
    prepare: async () => ({ body: await bookingRequestIn(database.db) }),
  },
  readBooking: {
    action: 'booking:read',
    prepare: async (personId) => ({
      path: `/employee/bookings/${(await insertBooking(database.db, personId)).id}`,
    }),
  },
  editBooking: {
    action: 'booking:write',
    prepare: async (personId) => {
      const { id, body } = await insertBooking(database.db, personId);
      return { path: `/employee/bookings/${id}`, body: { ...body, note: 'x' } };
    },
  },
  resubmitBooking: {
    action: 'booking:write',
    prepare: async (personId) => {
      const { id } = await insertBooking(database.db, personId, { status: 'returned' });
      return { path: `/employee/bookings/${id}/resubmit` };
    },
  },
  cancelBooking: {
    action: 'booking:write',
    prepare: async (personId) => {
      const { id } = await insertBooking(database.db, personId);
      return { path: `/employee/bookings/${id}/cancel`, body: {} };
    },
  },
  takeSeatOffer: {
    action: 'booking:write',
    prepare: async (personId) => ({
      path: `/employee/bookings/${await insertOffered(database.db, personId)}/take-offer`,
    }),
  },
};

const employee: Actor = { personId: 'x', isEmployee: true, isApprover: false };
const withFlags = (flags: readonly (typeof menuFlags)[number][]) => ({
  flags: new Set(flags),
  providerId: null,
});

/** Who the server should take them for; undefined when they never get as far as a use-case. */
const actors: Record<Role, Actor | undefined> = {
  employee,
  approver: { ...employee, isApprover: true },
  admin: { ...employee, admin: withFlags(menuFlags.filter((flag) => flag !== 'supplier')) },
  'one-kind admin': { ...employee, admin: withFlags(['booking_with_driver_amata_menu']) },
  supplier: { ...employee, isEmployee: false, admin: withFlags(['supplier', 'driver_menu']) },
  'withdrawn supplier': { ...employee, isEmployee: false },
  unknown: undefined,
  rejected: undefined,
  foreign: undefined,
  nobody: undefined,
};

const strangers: Partial<Record<Role, readonly [number, string]>> = {
  unknown: [403, 'unknown_employee'],
  rejected: [403, 'account_not_allowed'],
  foreign: [403, 'account_not_allowed'],
  nobody: [401, 'not_signed_in'],
};

const expected = (role: Role, action: Action): readonly [number, string | undefined] => {
  const actor = actors[role];
  const isServed = actor ?? (role === 'unknown' && can(undefined, action));
  if (!isServed) return strangers[role] ?? [500, undefined];
  return can(actor, action) ? [200, undefined] : [403, 'not_allowed'];
};

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe.each(Object.keys(calls) as Checked[])('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  const { action, prepare, ...fixed } = calls[name];

  it.each(roles)('answers %s as can() says', async (role) => {
    const prepared = await prepare?.(ids[role] ?? ids['employee'] ?? '');
    const { path = endpoint.path, body, version = 1 }: Tried = { ...fixed, ...prepared };
    const answer = await request(role, path, {
      method: endpoint.method,
      body,
      headers: { 'idempotency-key': 'key-of-the-test', 'if-match': `"${version}"` },
    });
    expect([answer.status, answer.body.error?.code]).toEqual(expected(role, action));
  });
});

describe('the live stream', () => {
  it.each(roles)('answers %s as can() says', async (role) => {
    const hangUp = new AbortController();
    const response = await app().request('/api/live', {
      headers: await tokensFor(role),
      signal: hangUp.signal,
    });
    expect(response.status).toBe(expected(role, 'live:listen')[0]);
    await response.body?.cancel();
    hangUp.abort();
  });
});

describe('who', () => {
  it.each(Object.keys(calls) as Checked[])('of %s agrees with can()', (name) => {
    const { who }: Endpoint = contract[name];
    const expectedOf: Record<Endpoint['who'], readonly Role[]> = {
      anyone: ['employee', 'admin', 'supplier'],
      verified: ['employee', 'admin', 'supplier', 'unknown'],
      'signed-in': ['employee', 'admin', 'supplier'],
      employee: ['employee', 'admin'],
      admin: ['admin'],
    };
    const granted = (['employee', 'admin', 'supplier', 'unknown'] as const).filter((role) =>
      can(actors[role], calls[name].action),
    );
    expect(granted).toEqual(expectedOf[who]);
  });
});
