import { describe, expect, it } from 'vitest';
import { insertRental } from '../support/rentals';
import { at, said } from './use-arranging';
import { useRental } from './use-rental';

const { arranging, me, handing, call } = useRental();

describe('Collecting a car while another of this person is still out', () => {
  const keptLonger = async () => {
    arranging.bookings.setClock(at('09:00').toISOString());
    const first = await insertRental(arranging.db, me(), { from: at('09:00') });
    await call(first.bookingId, 'collect', await handing());
    const next = await insertRental(arranging.db, me(), { from: at('14:00') });
    arranging.bookings.setClock(at('14:00').toISOString());
    const { ref } = await arranging.db
      .selectFrom('booking')
      .select('ref')
      .where('id', '=', first.bookingId)
      .executeTakeFirstOrThrow();
    return { first: first.bookingId, next: next.bookingId, ref };
  };

  it('is refused, names that car and is possible once it is back', async () => {
    const { first, next, ref } = await keptLonger();
    expect((await call(next, 'rental')).body.stillOut).toMatchObject({ bookingId: first, ref });
    expect(said(await call(next, 'collect', await handing()))).toBe(
      `400 invalid_input carId:other_car_out ${ref}`,
    );
    expect(said(await call(first, 'return', await handing()))).toBe('200');
    expect((await call(next, 'rental')).body.stillOut).toBeNull();
    expect(said(await call(next, 'collect', await handing()))).toBe('200');
  });

  it('is possible once the dispatcher has closed it, and where a co-driver took the first', async () => {
    const { first, next } = await keptLonger();
    await arranging.db
      .updateTable('booking')
      .set({ status: 'completed' })
      .where('id', '=', first)
      .execute();
    expect((await call(next, 'rental')).body.stillOut).toBeNull();
    const other = arranging.bookings.company.people['approver']!;
    await arranging.db
      .updateTable('booking')
      .set({ status: 'ongoing' })
      .where('id', '=', first)
      .execute();
    await arranging.db.updateTable('handover').set({ byId: other }).execute();
    expect(said(await call(next, 'collect', await handing()))).toBe('200');
  });
});
