import type { Answer, UseCase } from '../../call';
import { can } from '#domain/access/can';
import { decideNewTrip } from '#domain/arranging/decide-new-trip';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { StandingTrip } from '#domain/trip/standing';
import { kinds } from '#kinds/registry';
import {
  type Draft,
  proposalRepository,
  type StoredProposal,
} from '../../db/repositories/arranging/proposal.repository';
import { chooseCar } from './choose-car';
import { figuresAfter } from './figures-after';
import { makeProposal } from './make-proposal';
import { type ArrangeCall, openStanding, type Opened } from './open-standing';
import { noteAccepted } from './note-accepted';
import { putOnTrip } from './put-on-trip';
import { readWorld, type Source } from './read-world';
import { saveChange } from './save-change';

const show = (
  { id, day, madeAt, madeById, world, draft, accepted, beside }: StoredProposal,
  worldNow: string,
): Answer<'proposeDay'> => ({
  id,
  day,
  madeAt,
  beside: [...beside],
  byClock: madeById === null,
  isOutOfDate: world !== worldNow,
  ...draft,
  // Drafts of before it was reckoned.
  pins: draft.pins ?? null,
  changes: draft.changes.map((change) => ({ ...change, isAccepted: accepted.includes(change.id) })),
});

export const proposeDay: UseCase<'proposeDay'> = async (call) => {
  const { actor, params, body, db } = call;
  const { day, beside } = body;
  const found = await proposalRepository(db).beside(beside, { kind: params.kind, day });
  const isTheirs = ({ kind }: StoredProposal) => can(actor, 'arranging:manage', { kind });
  if (found.length < new Set(beside).size || !found.every(isTheirs))
    return refuse('invalid_input', { fields: { beside: 'unknown' } });
  const stored = await makeProposal(call, { day, beside, madeById: actor.personId });
  return done(show(stored, stored.world));
};

type Change = Draft['changes'][number];

/** Somebody has arranged it by hand meanwhile, or nobody wants it any more. */
const isSettled = ({ trip, bookings, after }: Change, sources: readonly Source[]): boolean => {
  const found = sources.find((source) =>
    trip
      ? source.trip?.id === trip.id
      : source.trip === null && bookings.some(({ id }) => id === source.bookings[0]?.id),
  );
  if (!found) return true;
  return found.trip?.carId === after.carId && found.trip.driverId === after.driverId;
};

export const findProposal: UseCase<'findProposal'> = async (call) => {
  const { params, query, db } = call;
  const stored = await proposalRepository(db).latest(params.kind, query.day);
  if (!stored) return done({ proposal: null });
  const { fingerprint, sources } = await readWorld(call, query.day, stored.beside);
  const shown = show(stored, fingerprint);
  const changes = shown.changes.filter(
    (change) => change.isAccepted || !isSettled(change, sources),
  );
  return done({ proposal: { ...shown, changes } });
};

const choose = (
  { draft, accepted }: StoredProposal,
  wanted: readonly string[] | null,
): Outcome<readonly Change[]> => {
  const open = draft.changes.filter(({ id }) => !accepted.includes(id));
  if (wanted === null) return open.length === 0 ? refuse('not_now') : done(open);
  if (wanted.some((id) => !draft.changes.some((change) => change.id === id)))
    return refuse('invalid_input', { fields: { changes: 'unknown' } });
  const chosen = open.filter(({ id }) => wanted.includes(id));
  return chosen.length < wanted.length ? refuse('not_now') : done(chosen);
};

const open = (call: ArrangeCall, changes: readonly Change[]): Promise<Outcome<Opened>> =>
  openStanding(call, {
    trips: changes.flatMap(({ trip }) => trip ?? []),
    bookings: changes.flatMap(({ trip, bookings }) => (trip ? [] : bookings)),
  });

/** The trip that stands, or a new one of what waits. */
const tripOf = (
  { params, newId }: ArrangeCall,
  { trips, loose }: Opened,
  { trip, bookings }: Change,
): Outcome<StandingTrip> => {
  const standing = trips.find(({ id }) => id === trip?.id);
  if (standing) return done(standing);
  const riders = loose.filter((rider) => bookings.some(({ id }) => id === rider.id));
  if (riders.some(({ tripId }) => tripId !== null)) return refuse('changed_meanwhile');
  const { withDriver, pools } = kinds[params.kind];
  const nothing = { startsAt: null, endsAt: null, meetingPoint: null, note: null };
  return decideNewTrip({ ...nothing, id: newId(), riders, withDriver, pools, evenAlone: false });
};

export const acceptProposal: UseCase<'acceptProposal'> = async (call) => {
  const { params, body, db } = call;
  const stored = await proposalRepository(db).lock(params.id, params.kind);
  if (!stored) return refuse('not_found');
  const chosen = choose(stored, body.changes);
  if (!chosen.ok) return chosen;
  const before = await readWorld(call, stored.day, stored.beside);
  const opened = await open(call, chosen.value);
  if (!opened.ok) return opened;
  const trips: StandingTrip[] = [];
  const made: string[] = [];
  for (const change of chosen.value) {
    const trip = tripOf(call, opened.value, change);
    if (!trip.ok) return trip;
    if (!change.trip) made.push(trip.value.id);
    const choice = await chooseCar(change.after, db);
    if (!choice.ok) return choice;
    const put = { trip: trip.value, choice: choice.value, reason: 'proposal' };
    const arranged = putOnTrip(call, opened.value, put);
    if (!arranged.ok) return arranged;
    trips.push(arranged.value);
  }
  const saved = await saveChange(
    call,
    opened.value,
    { trips, loose: [] },
    { action: 'arrange', made },
  );
  if (!saved.ok) return saved;
  const isCurrent = before.fingerprint === stored.world;
  const { fingerprint } = isCurrent
    ? await readWorld(call, stored.day, stored.beside)
    : { fingerprint: stored.world };
  const changes = chosen.value.map(({ id }) => id);
  await noteAccepted(call, saved.value, { proposalId: stored.id, proposed: changes });
  await proposalRepository(db).accept(stored.id, {
    changes,
    now: figuresAfter(stored.draft.figures.now, before, chosen.value),
    world: fingerprint,
  });
  return saved;
};
