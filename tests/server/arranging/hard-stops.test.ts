import { describe, expect, it } from 'vitest';
import { newId } from '../../../src/server/new-id';
import { at, period, said, useArranging } from './use-arranging';

const arranging = useArranging();

/** A booking that waits, a car and a driver that are free. */
const ready = async () => {
  const { company } = arranging;
  const bookingId = await company.booking(period('08:00', '12:00'));
  return { bookingId, carId: await company.car(), driverId: await company.driver() };
};

describe('what stands in the way', () => {
  const taking = async (
    change: (made: { carId: string; driverId: string }) => Promise<unknown>,
  ) => {
    const { bookingId, carId, driverId } = await ready();
    await change({ carId, driverId });
    const answer = await arranging.arrange([bookingId], { carId, driverId });
    expect(await arranging.statusOf(bookingId)).toBe('approved');
    return said(answer);
  };
  const held = `[${at('12:00').toISOString()},${at('15:00').toISOString()})`;
  const car = (carId: string) => arranging.db.updateTable('car').where('id', '=', carId);

  it.each([
    [
      'a trip within the buffer',
      '409 car_taken carId:taken',
      async ({ carId }: { carId: string }) =>
        arranging.company.assign({ car: carId }, held, { planned: held }),
    ],
    [
      'a repair',
      '409 car_taken carId:in_repair',
      async ({ carId }: { carId: string }) =>
        arranging.company.add('carBlackout', {
          id: newId(),
          carId,
          type: 'repair',
          period: held,
          reason: 'เปลี่ยนยาง',
        }),
    ],
    [
      'too few seats',
      '400 invalid_input carId:too_many_people',
      async ({ carId }: { carId: string }) => {
        await arranging.db.updateTable('booking').set({ seats: 5 }).execute();
        await car(carId).set({ seats: 4 }).execute();
      },
    ],
    [
      'a lapsed paper',
      '400 invalid_input carId:papers_expire',
      async ({ carId }: { carId: string }) =>
        arranging.company.add('carDocument', {
          id: newId(),
          carId,
          type: 'tax',
          expiresOn: '2026-11-23',
        }),
    ],
    [
      'a car that is out of service',
      '400 invalid_input carId:not_available',
      async ({ carId }: { carId: string }) => car(carId).set({ status: 'repair' }).execute(),
    ],
    [
      'a car of another kind',
      '400 invalid_input carId:not_for_this_kind',
      async ({ carId }: { carId: string }) =>
        arranging.db.deleteFrom('carKind').where('carId', '=', carId).execute(),
    ],
    [
      'a driver elsewhere',
      '409 driver_taken driverId:taken',
      async ({ driverId }: { driverId: string }) =>
        arranging.company.assign({ car: await arranging.company.car(), driver: driverId }, held),
    ],
    [
      'a driver on leave',
      '409 driver_taken driverId:on_leave',
      async ({ driverId }: { driverId: string }) =>
        arranging.company.add('driverLeave', {
          id: newId(),
          driverId,
          type: 'sick',
          period: held,
        }),
    ],
    [
      'a lapsed licence',
      '400 invalid_input driverId:licence_expires',
      async () => arranging.db.updateTable('licence').set({ expiresOn: '2026-11-23' }).execute(),
    ],
    [
      'no licence at all',
      '400 invalid_input driverId:driver_without_licence',
      async () => arranging.db.deleteFrom('licence').execute(),
    ],
  ])('is %s', async (_, expected, change) => {
    expect(await taking(change)).toBe(expected);
  });
});
