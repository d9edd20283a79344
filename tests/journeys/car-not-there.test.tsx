import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { tripsIn } from '../server/support/trips';
import { panel } from './support/arranging-panel';
import { useProduct } from './support/open-app';
import { useClock } from './support/use-clock';

const at = (time: string, day = 24) => new Date(`2026-11-${day}T${time}:00+07:00`);

useClock(at('14:00'));
const product = useProduct();

it.each([
  ['since noon', 24, '13:30'],
  ['since the day before', 23, '23/11/2026 13:30'],
])(
  'a trip whose car is not back %s gets another one in one tap: why is known',
  async (_, day, since) => {
    const { db } = product.database;
    const company = tripsIn(db);
    const late = await company.arranged(
      {
        startsAt: at('09:00', day),
        endsAt: at('13:30', day),
        status: 'underway',
        departedAt: at('09:00', day),
        departedBy: 'driver',
      },
      { riding: 'ongoing' },
    );
    const next = await company.arranged({ startsAt: at('15:00'), endsAt: at('17:00') });
    await db
      .updateTable('assignment')
      .set({ carId: late.carId })
      .where('tripId', '=', next.tripId)
      .execute();
    await product.openAs(
      'admin',
      `/admin/bookingwithdrivernava/arrangecartable?day=2026-11-24&open=trip:${next.tripId}`,
    );
    const sheet = await panel();
    await sheet.findByText(new RegExp(` ยังไม่กลับ ควรคืน ${since} `), {}, { timeout: 15_000 });
    fireEvent.click(await sheet.findByRole('button', { name: /^จัด กข/ }, { timeout: 15_000 }));
    const given = () =>
      db
        .selectFrom('assignment')
        .select(['carId', 'reason'])
        .where('tripId', '=', next.tripId)
        .where('releasedAt', 'is', null)
        .execute();
    await waitFor(async () => expect((await given())[0]?.carId).not.toBe(late.carId), {
      timeout: 15_000,
    });
    expect(screen.queryByText('กรุณากรอกช่องนี้')).toBeNull();
    expect(await given()).toEqual([{ carId: next.carId, reason: 'รถยังไม่กลับ' }]);
  },
);
