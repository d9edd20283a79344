import { shareCarDay } from '#domain/booking/share-car-day';
import { dayOf } from '#domain/dates/bangkok-time';
import { bahtOf } from '#domain/money';
import type { Demo } from './demo';
import { kilometres } from './make-fleet';

const moment = (at: unknown): string => (at as Date).toISOString();

/** As the product prices them: a car's day once, shared by its trips. */
export const priceShuttles = ({ shuttles }: Demo): void => {
  const carDays = new Map<string, Demo['shuttles']>();
  for (const shuttle of shuttles) {
    const key = `${shuttle.car.id} ${dayOf(moment(shuttle.trip.startsAt))}`;
    carDays.set(key, [...(carDays.get(key) ?? []), shuttle]);
  }
  for (const together of carDays.values()) {
    const { rate } = together[0]!.car;
    const shares = shareCarDay(
      {
        dayRate: rate.day * 100,
        hoursIncluded: rate.hours,
        overtimePerHour: rate.overtime * 100,
        kmIncluded: kilometres.included,
        perKm: kilometres.each * 100,
      },
      together.map(({ trip }) => ({
        startsAt: moment(trip.startsAt),
        endsAt: moment(trip.endsAt),
        km: Number(trip.plannedKm),
      })),
    );
    together.forEach(({ trip }, index) => (trip.cost = bahtOf(shares[index]!.total)));
  }
};
