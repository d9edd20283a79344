import type { Several, SeveralArranged } from '#contract/arranging-several';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Answer, Call, UseCase } from '../../call';
import {
  arrangingChangeRepository,
  type Change,
} from '../../db/repositories/arranging/arranging-change.repository';
import { inSavepoint } from '../../db/savepoint';
import { arrangeBookings } from './arrange-bookings';
import { releaseTrip } from './assignments';
import { acceptTrip, offerTrip } from './offers';
import { showChange } from './show-change';

type Target = Several['targets'][number];
type ByHand = Outcome<Answer<'assignTrip'>>;
type SeveralCall = Call<'arrangeSeveral'> | Call<'acceptTrips'>;

const nothing = {
  carId: null,
  driverId: null,
  reason: null,
  startsAt: null,
  endsAt: null,
  meetingPoint: null,
  note: null,
  evenAlone: false,
};

/** As a hand would do it with this one alone. */
const doByHand = (call: Call<'arrangeSeveral'>, { type, id, version }: Target): Promise<ByHand> => {
  const { action, providerId, reason } = call.body;
  const params = { ...call.params, id };
  const own = { ...call, params, version, query: undefined };
  if (action === 'release')
    return type === 'trip' && reason !== null
      ? releaseTrip({ ...own, body: { reason } })
      : Promise.resolve(refuse('not_now'));
  if (providerId === null) return Promise.resolve(refuse('not_now'));
  return type === 'trip'
    ? offerTrip({ ...own, body: { providerId } })
    : arrangeBookings({ ...own, body: { ...nothing, bookings: [{ id, version }], providerId } });
};

/** Several changes as a single one, which is taken back as a whole. */
const joinChanges = async (
  { actor, db, now, newId }: SeveralCall,
  ids: readonly string[],
): Promise<string | null> => {
  const changes = arrangingChangeRepository(db);
  const made: Change[] = [];
  for (const id of ids) {
    const change = await changes.find(id);
    if (change) made.push(change);
  }
  if (made.length === 0) return null;
  const id = newId();
  await changes.keep({
    id,
    by: actor.personId,
    at: now,
    earlier: {
      trips: made.flatMap(({ earlier }) => earlier.trips),
      loose: made.flatMap(({ earlier }) => earlier.loose),
    },
    versions: Object.assign({}, ...made.map(({ versions }) => versions)),
  });
  return id;
};

/** Each with its own answer; what is refused leaves nothing behind. */
const doEach = async <Row extends { id: string }>(
  call: SeveralCall,
  rows: readonly Row[],
  byHand: (row: Row) => Promise<ByHand>,
): Promise<Outcome<SeveralArranged>> => {
  const answers: SeveralArranged['answers'] = [];
  const [changeIds, tripIds, bookingIds]: [string[], string[], string[]] = [[], [], []];
  // Always in the same order, so that two people who do so at once never wait for each other.
  for (const row of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    const outcome = await inSavepoint(call.db, () => byHand(row));
    answers.push({ id: row.id, refusal: outcome.ok ? null : outcome.refusal.code });
    if (!outcome.ok) continue;
    const { trips, unarranged, undo } = outcome.value;
    tripIds.push(...trips.map(({ id }) => id));
    bookingIds.push(...unarranged.map(({ id }) => id));
    if (undo) changeIds.push(undo.changeId);
  }
  const changeId = await joinChanges(call, changeIds);
  const shown = await showChange(call, { tripIds, bookingIds, changeId });
  return shown.ok ? done({ ...shown.value, answers }) : shown;
};

export const arrangeSeveral: UseCase<'arrangeSeveral'> = (call) =>
  doEach(call, call.body.targets, (target) => doByHand(call, target));

export const acceptTrips: UseCase<'acceptTrips'> = (call) =>
  doEach(call, call.body.trips, ({ id, version }) =>
    acceptTrip({
      ...call,
      params: { ...call.params, id },
      version,
      query: undefined,
      body: { carId: null, driverId: null },
    }),
  );
