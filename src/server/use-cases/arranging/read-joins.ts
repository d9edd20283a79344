import { decideMerge } from '#domain/arranging/decide-pool';
import { type Join, rankJoins } from '#domain/arranging/rank-joins';
import { addMinutes, isBefore } from '#domain/dates/bangkok-time';
import { done, refuse } from '#domain/refusal';
import { kinds } from '#kinds/registry';
import type { UseCase } from '../../call';
import { arrangingBookingRepository } from '../../db/repositories/arranging/arranging-booking.repository';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import { arrangingStandingRepository } from '../../db/repositories/arranging/arranging-standing.repository';
import { arrangingTripRepository } from '../../db/repositories/arranging/arranging-trip.repository';
import { judgeChoice } from './judge-choice';
import type { Opened } from './open-standing';

/** Looked at: nobody reads more, and each of them is judged as if it were done. */
const MOST = 6;
const AROUND_MINUTES = 60;

const ahead: readonly string[] = ['planned', 'offered', 'accepted', 'declined'];

/** Only what is accepted when it is taken: each is decided and judged as a merge is, and nothing is written. */
export const readJoins: UseCase<'readJoins'> = async (call) => {
  const { params, language, db, now } = call;
  const { kind, id } = params;
  const stored = arrangingBookingRepository(db, language);
  const [found] = await stored.byIds([id]);
  if (!found || found.kind !== kind) return refuse('not_found');
  const { booking, tripId } = found;
  // Whoever wants to ride alone is asked about by the dispatcher, not offered.
  const flexibleMinutes = (await stored.flexibility([id])).get(id);
  if (!kinds[kind].pools || tripId !== null || flexibleMinutes === undefined)
    return done({ joins: [] });
  const trips = await arrangingTripRepository(db, {
    kind,
    providerId: null,
    language,
    now,
  }).between(
    addMinutes(booking.startsAt, -AROUND_MINUTES),
    addMinutes(booking.endsAt, AROUND_MINUTES),
  );
  const open = trips.filter(
    (trip) =>
      ahead.includes(trip.status) &&
      !trip.locked &&
      trip.carId !== null &&
      trip.departure === null &&
      isBefore(now.toISOString(), trip.startsAt),
  );
  const ranked = rankJoins(
    { ...booking, flexibleMinutes },
    open.map(({ bookings, ...trip }) => ({ ...trip, from: null, to: null, riders: bookings })),
  ).slice(0, MOST);
  const { bufferMinutes, site } = await arrangingKindRepository(db).rules(kind);
  const standing = await arrangingStandingRepository(db).read({
    tripIds: ranked.map((join) => join.tripId),
    bookingIds: [id],
  });
  const opened: Opened = { ...standing, by: 'admin', bufferMinutes, site };
  const isAccepted = async (join: Join): Promise<boolean> => {
    const into = standing.trips.find((trip) => trip.id === join.tripId);
    if (!into) return false;
    const merged = decideMerge({
      into,
      trips: [],
      loose: standing.loose,
      bufferMinutes,
      evenAlone: false,
    });
    const [trip] = merged.ok ? merged.value.trips : [];
    for (const assignment of trip?.assignments ?? []) {
      const judged = await judgeChoice(
        call,
        opened,
        { trips: [trip!] },
        { trip: trip!, assignment },
      );
      if (!judged.ok || judged.value.isOverHours) return false;
    }
    return trip !== undefined;
  };
  const joins: Join[] = [];
  for (const join of ranked) if (await isAccepted(join)) joins.push(join);
  return done({ joins });
};
