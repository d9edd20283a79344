import type { ArrangeBlock } from '#contract/arranging';
import { can } from '#domain/access/can';
import { workDayOf } from '#domain/arranging/judge-driver';
import { addDays, atMinute, isBefore } from '#domain/dates/bangkok-time';
import type { Language } from '#domain/language';
import { done } from '#domain/refusal';
import { hasAdminPage, type KindId, kinds } from '#kinds/registry';
import { readReason } from '#words/ready-reasons';
import type { UseCase } from '../../call';
import {
  arrangingBookingRepository,
  MOST_UNARRANGED,
} from '../../db/repositories/arranging/arranging-booking.repository';
import { arrangingKindRepository } from '../../db/repositories/arranging/arranging-kind.repository';
import {
  arrangingResourceRepository,
  type StoredClaim,
  type StoredDriver,
} from '../../db/repositories/arranging/arranging-resource.repository';
import {
  arrangingTripRepository,
  MOST_TRIPS,
} from '../../db/repositories/arranging/arranging-trip.repository';
import { around, driverFacts } from './judge-choice';
import { onlyProvider } from './only-provider';

type Claimed = { shown: { id: string }; claims: readonly StoredClaim[] };

/** No trip of the day stands back for another. */
const nothing = { id: '', riders: [] };

const blockType = ({ source }: StoredClaim): ArrangeBlock['type'] =>
  source === 'trip' ? 'elsewhere' : source;

/** What claims a car or a driver besides the trips that are shown anyway. */
const blocksOf = (
  { shown, claims }: Claimed,
  resource: 'carId' | 'driverId',
  { kind, isSupplier, language }: { kind: KindId; isSupplier: boolean; language: Language },
): ArrangeBlock[] =>
  claims
    .filter(({ source, tripKind }) => source !== 'trip' || tripKind !== kind)
    .map((claim) => ({
      id: `${resource}:${claim.id}`,
      carId: null,
      driverId: null,
      [resource]: shown.id,
      type: blockType(claim),
      startsAt: claim.from,
      endsAt: claim.until,
      reason: readReason(claim.reason, language),
      bookingId: isSupplier ? null : claim.bookingId,
    }));

export const readArrangeDay: UseCase<'readArrangeDay'> = async (call) => {
  const { actor, params, query, language, db, now } = call;
  const { kind } = params;
  const providerId = onlyProvider(actor);
  const isSupplier = providerId !== null;
  const from = atMinute(query.from, 0);
  const until = atMinute(addDays(query.to, 1), 0);
  const reader = { kind, isSupplier, language };
  const wish = { kind, providerId, day: query.from, from, until, language, now };
  const resources = arrangingResourceRepository(db);
  const cars = await resources.cars(wish);
  const drivers = kinds[kind].withDriver
    ? await resources.drivers({ ...wish, ...around(query.from, query.to) })
    : [];
  const trips = await arrangingTripRepository(db, wish).between(from, until);
  const bookings = arrangingBookingRepository(db, language);
  const unarranged = isSupplier ? [] : await bookings.unarranged(kind, { from, until });
  const lost = isSupplier ? [] : await bookings.lost(kind, { from, until });
  /** Drivers' claims are read of the days around, too: rest and breaks do not end at midnight. */
  const isShown = (claim: StoredClaim) =>
    isBefore(claim.from, until) && (claim.until === null || isBefore(from, claim.until));
  const workDay = (driver: StoredDriver) =>
    query.from === query.to ? workDayOf(driverFacts(driver, nothing), query.from) : null;
  const { bufferMinutes, service } = await arrangingKindRepository(db).rules(kind);
  const { withDriver, pools } = kinds[kind];
  return done({
    ...query,
    kind: {
      bufferMinutes,
      service,
      withDriver,
      pools,
      costsInDetail: !hasAdminPage(kind, 'expenseandprovider'),
    },
    may: {
      manage: can(actor, 'arranging:manage', { kind }),
      answer: can(actor, 'arranging:write', { kind }),
    },
    resources: {
      cars: cars.map(({ shown }) => shown),
      drivers: drivers.map((driver) => ({ ...driver.shown, workDay: workDay(driver) })),
    },
    providers: isSupplier ? [] : await arrangingKindRepository(db).providers(kind, language),
    trips: trips.slice(0, MOST_TRIPS),
    unarranged: unarranged.slice(0, MOST_UNARRANGED).map(({ booking }) => booking),
    lost: lost.map(({ booking }) => booking),
    blocks: [
      ...cars.flatMap((car) => blocksOf(car, 'carId', reader)),
      ...drivers.flatMap(({ shown, claims }) =>
        blocksOf({ shown, claims: claims.filter(isShown) }, 'driverId', reader),
      ),
    ],
    isCut: trips.length > MOST_TRIPS || unarranged.length > MOST_UNARRANGED,
  });
};
