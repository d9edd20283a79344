/** Long, because every call of the contract stands here once: a new one does not compile without its request. */
import { accountCalls } from '#contract/account-calls';
import { rentalCalls } from '#contract/arranging-rental-calls';
import { basicsCalls } from '#contract/basics-calls';
import { contract, type EndpointName } from '#contract/contract';
import { directoryCalls } from '#contract/directory-calls';
import { driverCalls } from '#contract/driver-calls';
import type { Endpoint } from '#contract/endpoint';
import { expenseCalls } from '#contract/expense-calls';
import { channelCalls } from '#contract/channel-calls';
import { noticeCalls } from '#contract/notice-calls';
import { fleetCalls } from '#contract/fleet-calls';
import { providerCalls } from '#contract/provider-calls';
import type { KindId } from '#kinds/registry';
import { dayOf } from '#domain/dates/bangkok-time';
import type { Db } from '../../../src/server/db/client';
import { prepareAccounts } from './accounts';
import { insertDelegation, insertWaiting } from './approvals';
import { arrangingContract, prepareArranging } from './arranging-calls';
import { prepareBasics, siteVersion } from './basics';
import { bookingRequestIn, insertBooking, insertOffered } from './bookings';
import { prepareDirectory } from './directory';
import { prepareDrivers } from './drivers';
import { prepareExpenses } from './expenses';
import { insertFile, jpeg } from './files';
import { insertLeaver } from './people';
import { prepareFleet } from './fleet';
import { prepareChannels, prepareNotices } from './notices';
import { prepareProviders } from './providers';
import { insertRated, insertRide } from './ratings';
import { prepareRental } from './rentals';
import { linkRequests } from './links';
import { insertHoliday, insertReport, insertRoute, routeBody, ruleLimits } from './rules';

type Checked = Exclude<EndpointName, 'checkPermission'>;

/** Each but the permission check, whose answers have shapes of their own. */
export const checkedCalls = (Object.keys(contract) as EndpointName[]).filter(
  (name) => name !== 'checkPermission',
);

/** A path with its parameters and query filled in, where the contract's own does not do. */
type Tried = { path?: string; body?: unknown; version?: number };

type Checking = Tried & {
  /** Where the usual kind has no such thing. */
  kind?: KindId;
  /** What must exist first, for the person who calls. */
  prepare?: (personId: string) => Promise<Tried>;
};

/** As the test server's `request` takes it. */
export type CallRequest = {
  kind: KindId;
  path: string;
  init: { method: string; body: unknown; headers: Record<string, string> };
};

/** The kind whose calls are tried: the supplier has it too, the admin of one kind has another. */
export const usualKind: KindId = 'bookingwithdrivernava';
/** That one, whose calls are about routes. */
const shuttle: KindId = 'bookingwithdriveramata';

const nowhere = '00000000-0000-4000-8000-000000000000';

/** Calls whose requests a helper of their own prepares. */
const preparedBy = <C extends string>(
  of: Readonly<Record<C, unknown>>,
  prepare: (personId: string) => Record<C, () => Promise<Tried>>,
): Record<C, Checking> => {
  const checks: Partial<Record<C, Checking>> = {};
  for (const name of Object.keys(of) as C[])
    checks[name] = { prepare: (personId) => prepare(personId)[name]() };
  return checks as Record<C, Checking>;
};

const pathOfLowScore = async (db: Db, personId: string) => {
  const low = { overall: 1, reason: 'ช้า', followUp: 'open' };
  return `/admin/:kind/low-scores/${(await insertRated(db, personId, low)).ratingId}`;
};

/** A request that would be carried out, call by call. A new call must be added here. */
const requestsOf = (db: Db, ids: Readonly<Record<string, string>>): Record<Checked, Checking> => ({
  readServiceState: {},
  changeServiceState: { body: { isClose: false } },
  chooseLanguage: { body: { language: 'en' } },
  ...linkRequests(db),
  shareRide: {
    prepare: async (personId) => ({
      path: `/employee/bookings/${(await insertBooking(db, personId)).id}/card`,
    }),
  },
  readHoursRules: {},
  listOvertime: {},
  countWaiting: {},
  acceptTrips: { body: { trips: [{ id: crypto.randomUUID(), version: 0 }] } },
  arrangeSeveral: {
    body: {
      action: 'release',
      reason: 'x',
      targets: [{ type: 'trip', id: crypto.randomUUID(), version: 0 }],
    },
  },
  removeHoursRules: {
    body: { group: 'own', validFrom: '2099-01-01' },
    prepare: async (personId) => {
      const version = { driverGroup: 'own', validFrom: '2099-01-01', rules: '[]' };
      const made = { madeAt: new Date(), madeById: personId };
      await db
        .insertInto('hoursRules')
        .values({ ...version, ...made })
        .execute();
      return {};
    },
  },
  addHoursRules: {
    body: {
      group: 'own',
      validFrom: '2099-01-01',
      rules: [{ type: 'day', most: 600, isHard: true }],
    },
  },
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
      path: `/employee/files/${await insertFile(db, personId)}`,
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
        photoId: await insertFile(db, personId),
      },
    }),
  },
  createBooking: {
    prepare: async () => ({ body: await bookingRequestIn(db) }),
  },
  listBookings: {},
  previewBooking: {
    prepare: async () => ({ body: await bookingRequestIn(db) }),
  },
  readBooking: {
    prepare: async (personId) => ({
      path: `/employee/bookings/${(await insertBooking(db, personId)).id}`,
    }),
  },
  editBooking: {
    prepare: async (personId) => {
      const { id, body } = await insertBooking(db, personId);
      return { path: `/employee/bookings/${id}`, body: { ...body, note: 'x' } };
    },
  },
  cancelBooking: {
    prepare: async (personId) => {
      const { id } = await insertBooking(db, personId);
      return { path: `/employee/bookings/${id}/cancel`, body: {} };
    },
  },
  takeSeatOffer: {
    prepare: async (personId) => ({
      path: `/employee/bookings/${await insertOffered(db, personId)}/take-offer`,
    }),
  },
  listApprovals: {},
  countApprovals: {},
  readApproval: {
    prepare: async () => ({ path: `/employee/approvals/${await insertWaiting(db, ids)}` }),
  },
  approveBooking: {
    prepare: async () => ({
      path: `/employee/approvals/${await insertWaiting(db, ids)}/approve`,
      body: {},
    }),
  },
  rejectBooking: {
    prepare: async () => ({
      path: `/employee/approvals/${await insertWaiting(db, ids)}/reject`,
      body: { reason: 'x' },
    }),
  },
  returnBooking: {
    prepare: async () => ({
      path: `/employee/approvals/${await insertWaiting(db, ids)}/return`,
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
      path: `/employee/delegations/${await insertDelegation(db, ids)}/revoke`,
    }),
  },
  readWhereTo: {},
  listDueRatings: {},
  listMyRatings: {},
  rateTrip: {
    prepare: async (personId) => {
      const { bookingId } = await insertRide(db, personId);
      return { body: { bookingId, overall: 5 } };
    },
  },
  changeRating: {
    prepare: async (personId) => {
      const { ratingId } = await insertRated(db, personId);
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
    prepare: async (personId) => ({ path: await pathOfLowScore(db, personId) }),
  },
  answerLowScore: {
    prepare: async (personId) => ({
      path: await pathOfLowScore(db, personId),
      body: { status: 'open', ownerId: null, reply: null },
    }),
  },
  ...preparedBy(arrangingContract, (personId) => prepareArranging(db, personId)),
  ...preparedBy(rentalCalls, (personId) => prepareRental(db, personId)),
  ...preparedBy(fleetCalls, () => prepareFleet(db)),
  ...preparedBy(expenseCalls, () => prepareExpenses(db)),
  ...preparedBy(providerCalls, () => prepareProviders(db)),
  ...preparedBy(basicsCalls, () => prepareBasics(db)),
  ...preparedBy(channelCalls, (personId) => prepareChannels(db, personId)),
  ...preparedBy(noticeCalls, (personId) => prepareNotices(db, personId)),
  ...preparedBy(directoryCalls, () => prepareDirectory(db)),
  ...preparedBy(driverCalls, () => prepareDrivers(db)),
  readReport: { path: '/admin/:kind/report?from=2026-11-01&to=2026-11-30' },
  listReportRows: {
    path: '/admin/:kind/report/rows?from=2026-11-01&to=2026-11-30&measure=bookings',
  },
  readReportOptions: {},
  readProposalWeeks: { path: '/admin/:kind/report/proposals?from=2026-11-01&to=2026-11-30' },
  findCarUse: { path: `/admin/:kind/car-use?plate=1กข1234&at=2026-11-21T03:00:00Z` },
  countTripsUnderway: {},
  listAdminUsers: {},
  readAdminUser: {
    prepare: async () => ({ path: `/admin/users/${ids['one-kind admin']}` }),
  },
  ...preparedBy(accountCalls, () => prepareAccounts(db, ids)),
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
    prepare: async () => ({
      body: { personId: ids['approver'] },
      version: await siteVersion(db, 'nava'),
    }),
  },
  findDataSubjects: { path: '/admin/personal-data?q=somchai' },
  exportPersonalData: { path: `/admin/personal-data/${ids['approver']}` },
  erasePersonalData: {
    prepare: async () => ({ path: `/admin/personal-data/${await insertLeaver(db)}/erasure` }),
  },
  listProblemReports: {},
  readProblemReport: {
    prepare: async (personId) => ({
      path: `/admin/problem-reports/${await insertReport(db, personId)}`,
    }),
  },
  changeProblemReport: {
    prepare: async (personId) => ({
      path: `/admin/problem-reports/${await insertReport(db, personId)}`,
      body: { status: 'resolved', ownerId: null },
    }),
  },
  importPeople: { path: '/admin/imports/cost-centres', body: { text: 'code,name\n1,Sales' } },
  readAudit: {},
  readTruths: {},
  readRules: {},
  changeRules: {
    prepare: async () => {
      const rows = db.selectFrom('kind').select('version').where('id', '=', usualKind);
      const { version } = await rows.executeTakeFirstOrThrow();
      return { body: ruleLimits, version };
    },
  },
  addHoliday: {
    body: { day: '2027-04-13', nameTh: 'สงกรานต์', nameEn: 'Songkran', everyKind: false },
  },
  addTerms: {
    kind: 'bookingnodriver',
    body: { validFrom: '2099-01-01', textTh: 'ขับดี', textEn: 'Drive well' },
  },
  removeHoliday: {
    prepare: async () => ({ path: `/admin/:kind/holidays/${await insertHoliday(db)}` }),
  },
  addRoute: {
    kind: shuttle,
    prepare: async () => {
      const { places } = await insertRoute(db);
      return { body: { ...routeBody(places), nameTh: 'สถานี' } };
    },
  },
  changeRoute: {
    kind: shuttle,
    prepare: async () => {
      const { routeId, places } = await insertRoute(db);
      return { path: `/admin/:kind/routes/${routeId}`, body: routeBody(places) };
    },
  },
  addDeparture: {
    kind: shuttle,
    prepare: async () => ({
      body: {
        routeId: (await insertRoute(db)).routeId,
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
      path: `/admin/:kind/timetable/${(await insertRoute(db)).entryId}`,
      body: { weekdays: [1, 2], seats: 8, lastDay: null },
    }),
  },
});

/** A request of one call that would be carried out, with all that it needs, for whoever is to make it. */
export const requestOf = async (
  db: Db,
  name: Checked,
  people: Readonly<Record<string, string>>,
  personId: string,
): Promise<CallRequest> => {
  const { prepare, kind = usualKind, ...fixed } = requestsOf(db, people)[name];
  const { method, path: usualPath }: Endpoint = contract[name];
  const {
    path = usualPath,
    body,
    version = 1,
  }: Tried = { ...fixed, ...(await prepare?.(personId)) };
  const headers = { 'idempotency-key': 'key-of-the-test', 'if-match': `"${version}"` };
  return { kind, path: path.replace(':kind', kind), init: { method, body, headers } };
};
