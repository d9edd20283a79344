import { arrangingCalls } from '#contract/arranging-calls';
import { arrangingLifeCalls } from '#contract/arranging-life-calls';
import { arrangingProposalCalls } from '#contract/arranging-proposal-calls';
import type { Db } from '../../../src/server/db/client';
import { newId } from '../../../src/server/new-id';
import { providerOf, tripsIn } from './trips';

export const arrangingContract = {
  ...arrangingCalls,
  ...arrangingLifeCalls,
  ...arrangingProposalCalls,
};

export type ArrangingCall = keyof typeof arrangingContract;

type Prepared = { path: string; body?: unknown; version?: number };

const root = '/admin/bookingwithdrivernava/arranging';
const reason = 'รถเสีย';

/**
 * A request of each call that would be carried out, for the company and for the provider whose trip it is about. What
 * is only the company's is about the company's own.
 */
export const prepareArranging = (
  db: Db,
  personId: string,
  of?: string,
): Record<ArrangingCall, () => Promise<Prepared>> => {
  const company = tripsIn(db);
  const theirs = async () => of ?? (await providerOf(db));
  const theirsOfKind = async () => {
    const providerId = await theirs();
    await db
      .insertInto('providerKind')
      .values({ providerId, kind: 'bookingwithdrivernava' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return providerId;
  };

  const accepted = async () =>
    company.arranged({ status: 'accepted' }, { providerId: await theirs() });

  const offered = async () =>
    company.arranged({ status: 'offered' }, { providerId: await theirs(), riding: 'approved' });

  const dueNow = async () =>
    company.arranged(
      {
        status: 'accepted',
        startsAt: new Date(),
        endsAt: new Date(Date.now() + 3_600_000),
      },
      { providerId: await theirs() },
    );

  const gone = async () => {
    const hour = 3_600_000;
    const made = await company.arranged(
      {
        status: 'underway',
        startsAt: new Date(Date.now() - 3 * hour),
        endsAt: new Date(Date.now() - hour),
      },
      { providerId: await theirs(), riding: 'ongoing' },
    );
    return made;
  };

  const on = async (
    made: Promise<{ tripId: string }>,
    path = '',
    body?: unknown,
  ): Promise<Prepared> => ({ path: `${root}/trips/${(await made).tripId}${path}`, body });

  return {
    readArrangeDay: async () => ({ path: `${root}?from=2026-11-23&to=2026-11-23` }),
    readTrip: () => on(accepted()),
    readReach: () => on(accepted(), '/reach'),
    foreseeReach: async () => ({ path: `${root}/reach?bookings=${await company.booking()}` }),
    suggestForBooking: async () => ({
      path: `${root}/bookings/${await company.booking()}/suggestions`,
    }),
    readJoins: async () => ({ path: `${root}/bookings/${await company.booking()}/joins` }),
    suggestForTrip: () => on(accepted(), '/suggestions'),
    arrangeBookings: async () => ({
      path: `${root}/trips`,
      body: { bookings: [{ id: await company.booking(), version: 1 }] },
    }),
    assignTrip: async () => {
      const made = accepted();
      const driverId = await company.driver({ providerId: await theirs() });
      return on(made, '/assignment', { carId: (await made).carId, driverId, reason });
    },
    releaseTrip: () => on(accepted(), '/release', { reason }),
    swapTrips: async () => {
      const [first, second] = [await accepted(), await accepted()];
      return {
        path: `${root}/swaps`,
        body: {
          first: { id: first.tripId, version: 1 },
          second: { id: second.tripId, version: 1 },
          what: 'both',
          reason,
        },
      };
    },
    mergeTrips: async () => {
      const inDay = tripsIn(db, 'bookingduringday');
      const { tripId } = await inDay.arranged();
      const body = { bookings: [{ id: await inDay.booking(), version: 1 }] };
      return { path: `/admin/bookingduringday/arranging/trips/${tripId}/merge`, body };
    },
    splitTrip: async () => {
      const made = await accepted();
      const other = await company.booking({ tripId: made.tripId, status: 'arranged' });
      return on(Promise.resolve(made), '/split', { bookingIds: [other] });
    },
    lockTrip: () => on(accepted(), '/lock', { locked: true }),
    offerTrip: async () => {
      const providerId = await theirsOfKind();
      return on(company.arranged(), '/offer', { providerId });
    },
    offerTrips: async () => {
      const providerId = await theirsOfKind();
      const bookings = [{ id: await company.booking(), version: 1 }];
      return { path: `${root}/offers`, body: { providerId, bookings } };
    },
    withdrawTrip: () => on(accepted(), '/withdraw', { reason }),
    acceptTrip: () => on(offered(), '/accept', {}),
    registerCar: () =>
      on(offered(), '/new-car', { plate: '3กพ 8123', provinceCode: 10, class: 'van', seats: 12 }),
    readNewCarOptions: async () => ({ path: `${root}/new-car-options` }),
    declineTrip: () => on(offered(), '/decline', { reason }),
    departTrip: () => on(dueNow(), '/depart', {}),
    completeTrip: () => on(gone(), '/complete', {}),
    recordTimes: () => on(gone(), '/times', {}),
    noteNoShow: async () => {
      const hour = 3_600_000;
      const { bookingId } = await company.arranged({
        startsAt: new Date(Date.now() - hour),
        endsAt: new Date(Date.now() + hour),
      });
      return { path: `${root}/bookings/${bookingId}/no-show`, body: {} };
    },
    moveBooking: async () => ({
      path: `${root}/bookings/${await company.booking()}/move`,
      body: { minutes: 15, agreed: true },
    }),
    callOffBooking: async () => ({
      path: `${root}/bookings/${await company.booking()}/cancel`,
      body: { reason },
    }),
    notifyTrips: async () => ({
      path: `${root}/notices`,
      body: { tripIds: [(await accepted()).tripId] },
    }),
    changeTrip: () => on(accepted(), '', { note: 'รอที่ประตู 2' }),
    proposeDay: async () => ({ path: `${root}/proposals`, body: { day: '2026-11-23' } }),
    findProposal: async () => ({ path: `${root}/proposals?day=2026-11-23` }),
    acceptProposal: async () => {
      const bookingId = await company.booking();
      const [id, changeId] = [newId(), newId()];
      const carId = await company.car();
      const draft = {
        figures: { now: { cost: '0.00', unserved: 1, hired: 0, changes: 0, overtime: 0 } },
        changes: [
          {
            id: changeId,
            trip: null,
            bookings: [{ id: bookingId, version: 1 }],
            after: { carId, driverId: await company.driver() },
          },
        ],
      };
      await company.add('proposal', {
        id,
        kind: 'bookingwithdrivernava',
        day: '2026-11-23',
        madeAt: new Date(),
        world: '',
        draft: JSON.stringify(draft),
      });
      return { path: `${root}/proposals/${id}/acceptance`, body: { changes: null } };
    },
    undoArranging: async () => {
      const changeId = newId();
      // A change that touched nothing: who may call is the question here, not what comes back.
      await company.add('arrangingChange', {
        id: changeId,
        byId: personId,
        at: new Date(),
        earlier: JSON.stringify({ trips: [], loose: [] }),
        versions: '{}',
      });
      return { path: `${root}/undo`, body: { changeId } };
    },
  };
};
