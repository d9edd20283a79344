import { describe, expect, it } from 'vitest';
import { endRides } from '../../../src/server/jobs/end-rides';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { at, period, said } from '../arranging/use-arranging';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings } = links;
const guest = 'คุณวิภา ผู้มาเยือน';

const clock = (time: string, day = 24) => bookings.setClock(at(time, day).toISOString());

const made = async (status = 'planned', riding = 'arranged') => {
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status },
    { riding },
  );
  await arranging.company.add('passenger', {
    id: newId(),
    bookingId: trip.bookingId,
    position: 5,
    guestName: guest,
  });
  return trip;
};

describe('people on a link', () => {
  it('a guest’s card says when, where and which car, and nobody else’s name', async () => {
    clock('07:30');
    const { bookingId } = await made();
    const { body } = await links.read<'rider'>(await links.link('rider', { bookingId }));
    expect(body).toMatchObject({ face: 'rider', state: 'arranged' });
    expect(body.car?.plate).toEqual(expect.any(String));
    expect(JSON.stringify(body)).not.toContain(guest);
  });

  it('a guest’s card says that they are on board, and asks for the code no more', async () => {
    clock('07:30');
    const { bookingId } = await made('underway', 'ongoing');
    const card = await links.link('rider', { bookingId });
    const read = async () => (await links.read<'rider'>(card)).body;
    await arranging.db
      .updateTable('booking')
      .set({ boardingCode: '4711' })
      .where('id', '=', bookingId)
      .execute();
    expect(await read()).toMatchObject({ state: 'underway', boardingCode: '4711' });
    await arranging.db
      .updateTable('passenger')
      .set({ attended: true, isTraveller: true })
      .where('bookingId', '=', bookingId)
      .where('guestName', '=', guest)
      .execute();
    expect(await read()).toMatchObject({ state: 'aboard', boardingCode: null });
  });

  it('whom a guest may call is said with what they answer for', async () => {
    clock('07:30');
    const { bookingId } = await made();
    await arranging.company.add('contact', {
      id: newId(),
      service: 'booking',
      nameTh: 'วิชัย ทองมาก',
      nameEn: 'Wichai Thongmak',
      roleTh: 'จัดรถ นวนคร',
      roleEn: 'Dispatcher, Nava Nakorn',
      hoursTh: 'ทุกวัน',
      hoursEn: 'Daily',
      phone: '0812345601',
      position: 0,
    });
    const { body } = await links.read<'rider'>(await links.link('rider', { bookingId }));
    expect(body.contacts).toContainEqual({
      name: 'วิชัย ทองมาก',
      role: 'จัดรถ นวนคร',
      phone: '0812345601',
    });
  });

  it('a guest for whom no car was found does not read that the ride was called off', async () => {
    clock('07:30');
    const { bookingId } = await made();
    const card = await links.link('rider', { bookingId });
    const state = async (status: 'unserved' | 'cancelled') => {
      const ended = { status, tripId: null };
      await arranging.db.updateTable('booking').set(ended).where('id', '=', bookingId).execute();
      return (await links.read<'rider'>(card)).body.state;
    };
    expect(await state('unserved')).toBe('waiting');
    expect(await state('cancelled')).toBe('off');
  });

  it('are gone a day after the trip: from the driver’s page and with the guest’s card', async () => {
    clock('07:30');
    const { bookingId, driverId, tripId } = await made('underway', 'ongoing');
    const card = await links.link('rider', { bookingId });
    const driver = await links.link('driver', { driverId: driverId ?? '' });
    clock('11:59', 25);
    expect((await links.read<'rider'>(card)).body.state).toBe('underway');
    const before = await links.read<'driver'>(driver);
    expect(JSON.stringify(before.body)).toContain(guest);
    clock('12:01', 25);
    expect(said(await links.read(card))).toBe('404 not_found');
    const after = await links.read<'driver'>(driver);
    expect(after.body.jobs[0]).toMatchObject({ tripId });
    expect(JSON.stringify(after.body)).not.toContain(guest);
    expect(after.body.jobs[0]?.riders).toMatchObject([{ name: null, phone: null, note: null }]);
  });

  it('the clock ends the card itself, once', async () => {
    clock('07:30');
    const { bookingId } = await made('underway', 'ongoing');
    await links.link('rider', { bookingId });
    clock('12:01', 25);
    const tools = { db: arranging.db, now: bookings.now, newId, log: createLog('silent') };
    await endRides.run(tools);
    await endRides.run(tools);
    const { validUntil } = await arranging.db
      .selectFrom('link')
      .select('validUntil')
      .executeTakeFirstOrThrow();
    expect(validUntil).toEqual(at('12:01', 25));
  });
});
