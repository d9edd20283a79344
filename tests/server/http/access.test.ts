import { beforeEach, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint';
import { accountCalls } from '#contract/account-calls';
import { rentalCalls } from '#contract/arranging-rental-calls';
import { contract, type EndpointName } from '#contract/contract';
import { driverCalls } from '#contract/driver-calls';
import { expenseCalls } from '#contract/expense-calls';
import { fleetCalls } from '#contract/fleet-calls';
import { providerCalls } from '#contract/provider-calls';
import type { Actor } from '#domain/access/actor';
import { can, isKindAction, type Action } from '#domain/access/can';
import type { KindId } from '#kinds/registry';
import { dayOf } from '#domain/dates/bangkok-time';
import { useTestDatabase } from '../../setup/test-database';
import { adminWith } from '../../factories/admin-rights';
import {
  arrangingContract,
  prepareArranging,
  type ArrangingCall,
} from '../support/arranging-calls';
import { bookingRequestIn, insertBooking, insertOffered } from '../support/bookings';
import { prepareAccounts } from '../support/accounts';
import { insertDelegation, insertWaiting } from '../support/approvals';
import { insertFile, jpeg } from '../support/files';
import { prepareDrivers } from '../support/drivers';
import { prepareFleet } from '../support/fleet';
import { prepareExpenses } from '../support/expenses';
import { prepareProviders } from '../support/providers';
import { insertHoliday, insertReport, insertRoute, routeBody, ruleLimits } from '../support/rules';
import { prepareRental, type RentalCall } from '../support/rentals';
import { adminFlags, insertPeople, roles, type Role } from '../support/people';
import { insertRated, insertRide } from '../support/ratings';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { app, request, tokensFor } = useTestServer(database);

type Checked = Exclude<EndpointName, 'checkPermission'>;

/** A path with its parameters and query filled in, where the contract's own does not do. */
type Tried = { path?: string; body?: unknown; version?: number };

type Checking = Tried & {
  /** Where the usual kind has no such thing. */
  kind?: KindId;
  /** What must exist first, for the person who calls. */
  prepare?: (personId: string) => Promise<Tried>;
};

/** The kind whose calls are tried: the supplier has it too, the admin of one kind has another. */
const kind: KindId = 'bookingwithdrivernava';
/** That one, whose calls are about routes. */
const shuttle: KindId = 'bookingwithdriveramata';

const nowhere = '00000000-0000-4000-8000-000000000000';

const arrangingChecks = Object.fromEntries(
  (Object.keys(arrangingContract) as ArrangingCall[]).map((name) => [
    name,
    { prepare: (personId: string) => prepareArranging(database.db, personId)[name]() },
  ]),
) as Record<ArrangingCall, Checking>;

/** Calls whose requests a helper of their own prepares. */
const preparedBy = <C extends string>(
  of: Readonly<Record<C, unknown>>,
  prepare: () => Record<C, () => Promise<Tried>>,
): Record<C, Checking> => {
  const checks: Partial<Record<C, Checking>> = {};
  for (const name of Object.keys(of) as C[]) checks[name] = { prepare: () => prepare()[name]() };
  return checks as Record<C, Checking>;
};

const pathOfLowScore = async (personId: string) => {
  const low = { overall: 1, reason: 'ช้า', follow_up: 'open' };
  return `/admin/:kind/low-scores/${(await insertRated(database.db, personId, low)).ratingId}`;
};

const rentalChecks = Object.fromEntries(
  (Object.keys(rentalCalls) as RentalCall[]).map((name) => [
    name,
    { prepare: (personId: string) => prepareRental(database.db, personId)[name]() },
  ]),
) as Record<RentalCall, Checking>;

/** A request that would be carried out, call by call. A new call must be added here. */
const calls: Record<Checked, Checking> = {
  readServiceState: {},
  changeServiceState: { body: { isClose: false } },
  chooseLanguage: { body: { language: 'en' } },
  listContacts: {},
  reportProblem: {
    body: { message: 'x', page: '/', appVersion: '1', lastError: null },
  },
  readBookingOptions: {
    path: '/employee/booking-options/bookingnodriver',
  },
  searchPeople: { path: '/employee/people?q=Somchai' },
  listDepartures: {
    path: `/employee/departures?routeId=${nowhere}&direction=out&date=2026-11-23`,
  },
  readForecast: {
    path: '/employee/forecast?kind=bookingnodriver&from=2026-11-23',
  },
  listFreeCars: {
    path: '/employee/free-cars?startsAt=2026-11-23T02:00:00Z&endsAt=2026-11-23T08:00:00Z',
  },
  uploadFile: {
    body: { clientId: 'a-client-id', name: 'a.jpg', content: jpeg.toString('base64') },
  },
  readFile: {
    prepare: async (personId) => ({
      path: `/employee/files/${await insertFile(database.db, personId)}`,
    }),
  },
  readLicence: {},
  saveLicence: {
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
    prepare: async () => ({ body: await bookingRequestIn(database.db) }),
  },
  listBookings: {},
  previewBooking: {
    prepare: async () => ({ body: await bookingRequestIn(database.db) }),
  },
  readBooking: {
    prepare: async (personId) => ({
      path: `/employee/bookings/${(await insertBooking(database.db, personId)).id}`,
    }),
  },
  editBooking: {
    prepare: async (personId) => {
      const { id, body } = await insertBooking(database.db, personId);
      return { path: `/employee/bookings/${id}`, body: { ...body, note: 'x' } };
    },
  },
  cancelBooking: {
    prepare: async (personId) => {
      const { id } = await insertBooking(database.db, personId);
      return { path: `/employee/bookings/${id}/cancel`, body: {} };
    },
  },
  takeSeatOffer: {
    prepare: async (personId) => ({
      path: `/employee/bookings/${await insertOffered(database.db, personId)}/take-offer`,
    }),
  },
  listApprovals: {},
  countApprovals: {},
  readApproval: {
    prepare: async () => ({ path: `/employee/approvals/${await insertWaiting(database.db, ids)}` }),
  },
  approveBooking: {
    prepare: async () => ({
      path: `/employee/approvals/${await insertWaiting(database.db, ids)}/approve`,
      body: {},
    }),
  },
  rejectBooking: {
    prepare: async () => ({
      path: `/employee/approvals/${await insertWaiting(database.db, ids)}/reject`,
      body: { reason: 'x' },
    }),
  },
  returnBooking: {
    prepare: async () => ({
      path: `/employee/approvals/${await insertWaiting(database.db, ids)}/return`,
      body: { reason: 'x' },
    }),
  },
  listDelegations: {},
  delegateApprovals: {
    prepare: async () => ({
      body: { toId: ids['employee'], from: dayOf(new Date()), until: dayOf(new Date()) },
    }),
  },
  revokeDelegation: {
    prepare: async () => ({
      path: `/employee/delegations/${await insertDelegation(database.db, ids)}/revoke`,
    }),
  },
  listDueRatings: {},
  listMyRatings: {},
  rateTrip: {
    prepare: async (personId) => {
      const { bookingId } = await insertRide(database.db, personId);
      return { body: { bookingId, overall: 5 } };
    },
  },
  changeRating: {
    prepare: async (personId) => {
      const { ratingId } = await insertRated(database.db, personId);
      return { path: `/employee/ratings/${ratingId}`, body: { overall: 5 } };
    },
  },
  readSatisfaction: {
    path: '/admin/:kind/satisfaction?from=2026-11-01&to=2026-11-30',
  },
  readSatisfactionOptions: {},
  listSatisfactionRows: {
    path: '/admin/:kind/satisfaction/rows?from=2026-11-01&to=2026-11-30',
  },
  listLowScores: {},
  readLowScore: {
    prepare: async (personId) => ({ path: await pathOfLowScore(personId) }),
  },
  answerLowScore: {
    prepare: async (personId) => ({
      path: await pathOfLowScore(personId),
      body: { status: 'open', ownerId: null, reply: null },
    }),
  },
  ...arrangingChecks,
  ...rentalChecks,
  ...preparedBy(fleetCalls, () => prepareFleet(database.db)),
  ...preparedBy(expenseCalls, () => prepareExpenses(database.db)),
  ...preparedBy(providerCalls, () => prepareProviders(database.db)),
  ...preparedBy(driverCalls, () => prepareDrivers(database.db)),
  readReport: { path: '/admin/:kind/report?from=2026-11-01&to=2026-11-30' },
  listReportRows: {
    path: '/admin/:kind/report/rows?from=2026-11-01&to=2026-11-30&measure=bookings',
  },
  readReportOptions: {},
  findCarUse: { path: `/admin/:kind/car-use?plate=1กข1234&at=2026-11-21T03:00:00Z` },
  countTripsUnderway: {},
  listAdminUsers: {},
  readAdminUser: {
    prepare: async () => ({ path: `/admin/users/${ids['one-kind admin']}` }),
  },
  ...preparedBy(accountCalls, () => prepareAccounts(database.db, ids)),
  grantRights: {
    prepare: async () => ({
      body: { to: 'employee', personId: ids['approver'], flags: ['driver_menu'] },
    }),
  },
  changeRights: {
    prepare: async () => ({
      path: `/admin/users/${ids['one-kind admin']}`,
      body: { active: true, flags: ['driver_menu'], providerId: null },
    }),
  },
  readUserOptions: {},
  setFallbackApprover: {
    path: '/admin/sites/nava/fallback-approver',
    prepare: async () => ({ body: { personId: ids['approver'] } }),
  },
  listProblemReports: {},
  readProblemReport: {
    prepare: async (personId) => ({
      path: `/admin/problem-reports/${await insertReport(database.db, personId)}`,
    }),
  },
  changeProblemReport: {
    prepare: async (personId) => ({
      path: `/admin/problem-reports/${await insertReport(database.db, personId)}`,
      body: { status: 'resolved', ownerId: null },
    }),
  },
  importPeople: { path: '/admin/imports/cost-centres', body: { text: 'code,name\n1,Sales' } },
  readAudit: {},
  readRules: {},
  changeRules: {
    prepare: async () => {
      const rows = database.db.selectFrom('kind').select('version').where('id', '=', kind);
      const { version } = await rows.executeTakeFirstOrThrow();
      return { body: ruleLimits, version };
    },
  },
  addHoliday: {
    body: { day: '2027-04-13', nameTh: 'สงกรานต์', nameEn: 'Songkran', everyKind: false },
  },
  removeHoliday: {
    prepare: async () => ({ path: `/admin/:kind/holidays/${await insertHoliday(database.db)}` }),
  },
  addRoute: {
    kind: shuttle,
    prepare: async () => {
      const { places } = await insertRoute(database.db);
      return { body: { ...routeBody(places), nameTh: 'สถานี' } };
    },
  },
  changeRoute: {
    kind: shuttle,
    prepare: async () => {
      const { routeId, places } = await insertRoute(database.db);
      return { path: `/admin/:kind/routes/${routeId}`, body: routeBody(places) };
    },
  },
  addDeparture: {
    kind: shuttle,
    prepare: async () => ({
      body: {
        routeId: (await insertRoute(database.db)).routeId,
        direction: 'out',
        departs: '09:00',
        firstDay: '2099-01-01',
        lastDay: null,
        weekdays: [1],
        seats: 8,
      },
    }),
  },
  changeDeparture: {
    kind: shuttle,
    prepare: async () => ({
      path: `/admin/:kind/timetable/${(await insertRoute(database.db)).entryId}`,
      body: { weekdays: [1, 2], seats: 8, lastDay: null },
    }),
  },
};

const employee: Actor = { personId: 'x', isEmployee: true, isApprover: false };
const withFlagsOf = (role: Role) => adminWith(adminFlags[role] ?? []);

/** Who the server should take them for; undefined when they never get as far as a use-case. */
const actors: Record<Role, Actor | undefined> = {
  employee,
  approver: { ...employee, isApprover: true },
  admin: { ...employee, admin: withFlagsOf('admin') },
  'one-kind admin': { ...employee, admin: withFlagsOf('one-kind admin') },
  supplier: { ...employee, isEmployee: false, admin: withFlagsOf('supplier') },
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

const may = (actor: Actor | undefined, action: Action, of: KindId) =>
  isKindAction(action) ? can(actor, action, { kind: of }) : can(actor, action);

const expected = (
  role: Role,
  action: Action,
  of: KindId = kind,
): readonly [number, string | undefined] => {
  const actor = actors[role];
  const isServed = actor ?? (role === 'unknown' && may(undefined, action, of));
  if (!isServed) return strangers[role] ?? [500, undefined];
  return may(actor, action, of) ? [200, undefined] : [403, 'not_allowed'];
};

let ids: Record<string, string>;
beforeEach(async () => {
  ids = await insertPeople(database.db);
});

describe.each(Object.keys(calls) as Checked[])('%s', (name) => {
  const endpoint: Endpoint = contract[name];
  const { prepare, kind: of = kind, ...fixed } = calls[name];

  it.each(roles)('§6.1 §6.2 §6.4 answers %s as can() says', async (role) => {
    const prepared = await prepare?.(ids[role] ?? ids['employee'] ?? '');
    const { path = endpoint.path, body, version = 1 }: Tried = { ...fixed, ...prepared };
    const answer = await request(role, path.replace(':kind', of), {
      method: endpoint.method,
      body,
      headers: { 'idempotency-key': 'key-of-the-test', 'if-match': `"${version}"` },
    });
    expect([answer.status, answer.body.error?.code]).toEqual(expected(role, endpoint.action, of));
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
