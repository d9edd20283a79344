import { describe, expect, it } from 'vitest';
import type { Joins } from '#contract/joins';
import type { Arranged } from '#contract/arranging-trips';
import { period, useArranging } from './use-arranging';

const arranging = useArranging('bookingduringday');

const joinsOf = async (id: string) =>
  (await arranging.get<Joins>(`/bookings/${id}/joins`)).body.joins;

/** From one place to another, both by their number. */
const ride = async (
  from: string,
  until: string,
  { seats = 1, share = true, flexibilityMinutes = 15, way = [0, 1] } = {},
) => {
  const places = await arranging.db.selectFrom('place').select('id').orderBy('id').execute();
  const details = JSON.stringify({ timing: 'depart_at', flexibilityMinutes, share, goods: null });
  const id = await arranging.company.booking({ ...period(from, until), seats, details });
  for (const [position, place] of way.entries())
    await arranging.company.add('bookingStop', {
      bookingId: id,
      position,
      placeId: places[place]!.id,
    });
  return id;
};

const arranged = async (id: string, carId: string, driverId: string) =>
  (await arranging.arrange([id], { carId, driverId })).body.trips[0]!.id;

const merge = async (tripId: string, bookingId: string) =>
  arranging.act(tripId, 'merge', {
    bookings: [{ id: bookingId, version: await arranging.versionOf('booking', bookingId) }],
  });

describe('trips to ride along on', () => {
  it('are each accepted when they are taken', async () => {
    const { company } = arranging;
    const cars = [
      await company.car({ seats: 3 }),
      await company.car({ seats: 4 }),
      await company.car({ seats: 4 }),
    ];
    const drivers = [await company.driver(), await company.driver(), await company.driver()];
    // One is full, one is followed at once, one wants to be alone, others have room.
    const trips: [string, string, Parameters<typeof ride>[2], number][] = [
      ['09:00', '09:20', { seats: 3 }, 0],
      ['10:00', '10:20', {}, 0],
      ['10:35', '10:55', {}, 0],
      ['09:00', '09:20', {}, 1],
      ['10:05', '10:25', { share: false }, 1],
      ['09:10', '09:30', { way: [0, 2] }, 2],
      ['10:10', '10:30', {}, 2],
    ];
    for (const [from, until, more, car] of trips)
      await arranged(await ride(from, until, more), cars[car]!, drivers[car]!);
    let offered = 0;
    for (const [from, until, seats] of [
      ['09:00', '09:20', 1],
      ['09:10', '09:30', 2],
      ['10:00', '10:20', 2],
      ['10:20', '10:40', 1],
    ] as const) {
      const id = await ride(from, until, { seats });
      for (const { tripId, minutesMore } of await joinsOf(id)) {
        const before = await arranging.read(tripId);
        const { status, body } = await merge(tripId, id);
        expect([from, seats, tripId, status]).toEqual([from, seats, tripId, 200]);
        const [after] = body.trips;
        const length = (trip: typeof before) => Date.parse(trip.endsAt) - Date.parse(trip.startsAt);
        expect(length(after!) - length(before)).toBe(minutesMore * 60_000);
        offered += 1;
        const undone = await arranging.send<Arranged>('POST', '/undo', {
          changeId: body.undo!.changeId,
        });
        expect(undone.status).toBe(200);
      }
    }
    expect(offered).toBeGreaterThan(3);
  });

  it('are none for whoever wants to ride alone, or goes another way', async () => {
    const { company } = arranging;
    await arranged(await ride('09:00', '09:20'), await company.car(), await company.driver());
    expect(await joinsOf(await ride('09:00', '09:20'))).toHaveLength(1);
    expect(await joinsOf(await ride('09:00', '09:20', { share: false }))).toEqual([]);
    expect(await joinsOf(await ride('09:00', '09:20', { way: [3, 4] }))).toEqual([]);
  });
});
