import type { Actor } from '#domain/access/actor';
import { can } from '#domain/access/can';
import type { KindId } from '#kinds/registry';
import type { Arranger } from '#domain/arranging/decide-assign';
import type { Language } from '#domain/language';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { SiteId } from '#domain/site-id';
import type { Db } from '../../db/client';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import {
  arrangingStandingRepository,
  type OpenRider,
  type OpenTrip,
} from '../../db/repositories/arranging/arranging-standing.repository';
import { arrangingBookingRepository } from '../../db/repositories/arranging/arranging-booking.repository';
import { refuseStale } from '../open-row';
import { onlyProvider } from './only-provider';

/** What every call of the dispatcher brings along. */
export type ArrangeCall = {
  actor: Actor;
  params: { kind: KindId };
  language: Language;
  db: Db;
  now: Date;
  newId: () => string;
};

/** A row, and the version of it that the caller read; without one it is taken as it is. */
export type Read = { id: string; version?: number | undefined };

export type Opened = {
  trips: OpenTrip[];
  loose: OpenRider[];
  by: Arranger;
  bufferMinutes: number;
  site: SiteId;
};

export const arrangerOf = (actor: Actor): Arranger =>
  onlyProvider(actor) === null ? 'admin' : 'supplier';

/** By its numbers: whoever changes several at once cannot see which of them another has changed. */
const nameOf = async ({ db, language }: ArrangeCall, riders: readonly { id: string }[]) => {
  const found = await arrangingBookingRepository(db, language).byIds(riders.map(({ id }) => id));
  const [first = '', ...others] = found.map(({ booking }) => booking.ref).toSorted();
  return others.length > 0 ? `${first} +${others.length}` : first;
};

const findLate = async (
  call: ArrangeCall,
  subject: 'trip' | 'booking',
  wanted: readonly Read[],
  found: readonly { id: string; version: number; riders?: readonly { id: string }[] }[],
): Promise<Outcome<null>> => {
  for (const { id, version } of wanted) {
    const row = found.find((stored) => stored.id === id);
    if (!row) return refuse('not_found');
    if (version !== undefined && version !== row.version)
      return refuseStale(
        call,
        { subject, id },
        row.version,
        await nameOf(call, row.riders ?? [row]),
      );
  }
  return done(null);
};

/**
 * Locks trips and bookings in the order in which everybody does, and reads them: of this kind, as they were read, and
 * for a supplier the own provider's. What is not theirs is not there.
 */
export const openStanding = async (
  call: ArrangeCall,
  wanted: { trips?: readonly Read[]; bookings?: readonly Read[] },
): Promise<Outcome<Opened>> => {
  const { actor, params, db } = call;
  const { trips: tripsAsked = [], bookings: bookingsAsked = [] } = wanted;
  const { trips, loose } = await arrangingStandingRepository(db).open({
    tripIds: tripsAsked.map(({ id }) => id),
    bookingIds: bookingsAsked.map(({ id }) => id),
  });
  const theirs = trips.filter(
    ({ kind, providerId }) =>
      kind === params.kind && can(actor, 'arranging:write', { kind, providerId }),
  );
  const ofKind = loose.filter(({ kind }) => kind === params.kind);
  const late = await findLate(call, 'trip', tripsAsked, theirs);
  if (!late.ok) return late;
  const lateBooking = await findLate(call, 'booking', bookingsAsked, ofKind);
  if (!lateBooking.ok) return lateBooking;
  const { bufferMinutes, site } = await arrangingKindRepository(db).rules(params.kind);
  return done({ trips: theirs, loose: ofKind, by: arrangerOf(actor), bufferMinutes, site });
};
