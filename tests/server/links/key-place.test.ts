import { expect, it } from 'vitest';
import type { Rental } from '#contract/arranging-rental';
import { at, period } from '../arranging/use-arranging';
import { insertRental } from '../support/rentals';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings } = links;
const keyPlace = 'ป้อมยาม โรงงาน 1';

const hangKeys = () => arranging.db.updateTable('car').set({ keyPlace }).execute();

it('a driver reads where the key is, a guest and the gate do not', async () => {
  bookings.setClock(at('07:30').toISOString());
  const { driverId, bookingId } = await arranging.company.arranged(period('08:00', '12:00'));
  await hangKeys();
  const driver = await links.read<'driver'>(
    await links.link('driver', { driverId: driverId ?? '' }),
  );
  expect(driver.body.jobs).toMatchObject([{ keyPlace }]);
  for (const token of [
    await links.link('rider', { bookingId }),
    await links.link('gate', { siteId: 'nava' }),
  ])
    expect(JSON.stringify((await links.read(token)).body)).not.toContain(keyPlace);
});

it('whoever drives themselves reads it beside the car to collect', async () => {
  bookings.setClock(at('09:00').toISOString());
  const { bookingId } = await insertRental(arranging.db, bookings.company.people['employee']!, {
    from: at('09:00'),
  });
  await hangKeys();
  const { body } = await bookings.call<Rental>(
    'employee',
    'GET',
    `/employee/bookings/${bookingId}/rental`,
  );
  expect(body.car).toMatchObject({ keyPlace });
});
