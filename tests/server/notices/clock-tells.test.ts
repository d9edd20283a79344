import { beforeEach, expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { completeTrips } from '../../../src/server/jobs/complete-trips';
import { expireBookings } from '../../../src/server/jobs/expire-bookings';
import { leaveUnserved } from '../../../src/server/jobs/leave-unserved';
import { missCars } from '../../../src/server/jobs/miss-cars';
import { noteNoShows } from '../../../src/server/jobs/note-no-shows';
import { noteOverdueCars } from '../../../src/server/jobs/note-overdue-cars';
import { remindOfTrips } from '../../../src/server/jobs/remind-of-trips';
import { bangkok } from '../bookings/company';
import { useBookings } from '../bookings/use-bookings';

const bookings = useBookings();

const { runAt: at } = bookings;

const notices = async (type: string) =>
  (
    await bookings.db
      .selectFrom('notice')
      .select(['personId', 'params'])
      .where('type', '=', type)
      .where('siteId', 'is', null)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ personId, params }) => ({
    who: Object.entries(bookings.company.people).find(([, id]) => id === personId)?.[0],
    params: params as Record<string, string>,
  }));

const who = async (type: string) => (await notices(type)).map((notice) => notice.who);

/** A self-drive car, arranged from eight to four. */
let bookingId: string;
let tripId: string;
beforeEach(async () => {
  const { company, db } = bookings;
  bookingId = (await bookings.create(bookings.requests.bookingnodriver)).body.id;
  tripId = await company.trip({
    kind: 'bookingnodriver',
    withDriver: false,
    startsAt: bangkok(24, '08:00'),
    endsAt: bangkok(24, '16:00'),
  });
  await company.assign({ car: company.car, trip: tripId }, '[2026-11-24,2026-11-25)');
  await db.updateTable('booking').set({ status: 'arranged', tripId }).execute();
});

const collect = async () => {
  await bookings.db.updateTable('booking').set({ status: 'ongoing' }).execute();
  await bookings.db.updateTable('trip').set({ status: 'underway' }).execute();
};

it('reminds of a trip an hour before, with the plate, and again when it was moved', async () => {
  await at(bangkok(24, '06:59'), remindOfTrips);
  expect(await who('reminder')).toEqual([]);
  await at(bangkok(24, '07:00'), remindOfTrips);
  const [reminder] = await notices('reminder');
  expect(reminder).toMatchObject({ who: 'employee', params: { plate: expect.any(String) } });
  const later = { startsAt: new Date(bangkok(24, '09:00')) };
  await bookings.db.updateTable('booking').set(later).execute();
  await at(bangkok(24, '08:30'), remindOfTrips);
  expect(await who('reminder')).toEqual(['employee', 'employee']);
});

it('tells of a request that nobody decided, whoever asked and whoever should have', async () => {
  await bookings.db.updateTable('booking').set({ status: 'pending' }).execute();
  await at(bangkok(24, '08:00'), expireBookings);
  expect(await who('expired')).toEqual(['employee', 'approver']);
});

const takeAwayTheCar = () =>
  bookings.db.updateTable('booking').set({ status: 'approved', tripId: null }).execute();

it('tells of a missing car 45 minutes before the start, whoever rides and whoever arranges', async () => {
  await takeAwayTheCar();
  await at(bangkok(24, '07:14'), missCars);
  expect(await who('no_car')).toEqual([]);
  await at(bangkok(24, '07:15'), missCars);
  expect(new Set(await who('no_car'))).toEqual(new Set(['admin', 'employee']));
  const { body } = await bookings.call<NoticePage>('admin', 'GET', '/employee/notices');
  expect(body.notices[0]).toMatchObject({
    sentence: expect.stringMatching(/ออก 24\/11\/2026 08:00 ยังไม่มีรถ$/),
    action: 'จัดรถ',
    link: `/admin/bookingnodriver/arrangecartable?day=2026-11-24&open=booking:${bookingId}`,
  });
  // Nothing is said of the dispatchers: whether a channel reached them is not known here.
  const riding = await bookings.call<NoticePage>('employee', 'GET', '/employee/notices');
  expect(riding.body.notices[0]?.sentence).toMatch(
    /ออก 24\/11\/2026 08:00 ถ้ารอไม่ได้ กรุณาติดต่อผู้จัดรถ$/,
  );
});

it('tells of a missing car at half of the time that a late request left', async () => {
  await takeAwayTheCar();
  const submittedAt = new Date(bangkok(24, '07:40'));
  await bookings.db.updateTable('booking').set({ submittedAt }).execute();
  await at(bangkok(24, '07:49'), missCars);
  expect(await who('no_car')).toEqual([]);
  await at(bangkok(24, '07:50'), missCars);
  expect(await who('no_car')).toContain('employee');
});

it('tells at the start that no car was found, once, also when the time is over', async () => {
  await takeAwayTheCar();
  await at(bangkok(24, '08:00'), missCars);
  expect(await who('unserved')).toEqual(['employee']);
  await at(bangkok(24, '16:00'), leaveUnserved);
  expect(await who('unserved')).toEqual(['employee']);
});

it('tells at the end that no car was found, where it could not before', async () => {
  await takeAwayTheCar();
  await at(bangkok(24, '16:00'), leaveUnserved);
  expect(await who('unserved')).toEqual(['employee']);
});

it('tells of a car that nobody collected', async () => {
  await at(bangkok(24, '08:30'), noteNoShows);
  expect(await who('noshow')).toEqual(['employee']);
});

it('tells whoever has the car, and the admins of the kind, that it is not back', async () => {
  await collect();
  await at(bangkok(24, '15:59'), noteOverdueCars);
  expect(await who('overdue')).toEqual([]);
  await at(bangkok(24, '16:00'), noteOverdueCars);
  const overdue = await notices('overdue');
  expect(new Set(overdue.map((notice) => notice.who))).toEqual(new Set(['admin', 'employee']));
  const { body } = await bookings.call<{ notices: { sentence: string; link: string }[] }>(
    'admin',
    'GET',
    '/employee/notices',
  );
  expect(body.notices[0]).toMatchObject({
    sentence: expect.stringContaining('24/11/2026 16:00'),
    link: `/admin/bookingnodriver/arrangecartable?day=2026-11-24&open=booking:${bookingId}`,
  });
});

it('asks those who were aboard how it was, also where the clock ends the trip', async () => {
  await collect();
  await at(bangkok(25, '16:00'), completeTrips);
  expect(await who('rate')).toEqual(['employee']);
});
