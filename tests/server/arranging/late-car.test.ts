import { beforeEach, expect, it } from 'vitest';
import type { Proposal } from '#contract/arranging-proposals';
import type { NoticePage } from '#contract/notices';
import { noteNoShows } from '../../../src/server/jobs/note-no-shows';
import { noteOverdueCars } from '../../../src/server/jobs/note-overdue-cars';
import type { Role } from '../support/people';
import { insertBlackout } from '../support/fleet';
import { insertRental } from '../support/rentals';
import { at, period, useArranging } from './use-arranging';

const arranging = useArranging('bookingnodriver');
const { bookings } = arranging;

const heard = async (role: Role, type: 'overdue' | 'car_late') => {
  const { body } = await bookings.call<NoticePage>(role, 'GET', '/employee/notices');
  return body.notices.filter((notice) => notice.type === type);
};

/** Out from nine, to be back at one. */
let late: Awaited<ReturnType<typeof insertRental>>;
const clockAt = (time: string) => bookings.runAt(at(time).toISOString(), noteOverdueCars);

/** Somebody else has the same car from half past two, past the buffer. */
const nextWith = async (from: string, until: string) => {
  const bookingId = await arranging.company.booking({
    ...period(from, until),
    requesterId: bookings.company.people['approver']!,
  });
  const { body } = await arranging.arrange([bookingId], { carId: late.carId });
  return { bookingId, tripId: body.trips[0]!.id };
};

beforeEach(async () => {
  bookings.setClock(at('09:00').toISOString());
  const me = bookings.company.people['employee']!;
  late = await insertRental(arranging.db, me, { collected: true, from: at('09:00') });
});

it('asks the driver whether to keep it 30 minutes longer where nobody wants it', async () => {
  await clockAt('13:00');
  expect(await heard('employee', 'overdue')).toMatchObject([
    {
      sentence: expect.stringContaining('30'),
      link: `/checkbooking?booking=${late.bookingId}&handover=extend`,
    },
  ]);
});

it('only says that it should be back where somebody has it next', async () => {
  await nextWith('13:30', '16:00');
  await clockAt('13:00');
  const [notice] = await heard('employee', 'overdue');
  expect(notice).toMatchObject({
    link: `/checkbooking?booking=${late.bookingId}&handover=return`,
  });
  expect(notice?.sentence).not.toContain('30 ');
});

it('tells whoever has it next, and whoever arranges with a car that is there, once', async () => {
  const { bookingId } = await nextWith('14:30', '16:00');
  await clockAt('12:59');
  expect(await heard('approver', 'car_late')).toEqual([]);
  await clockAt('13:00');
  const ofNext = await heard('approver', 'car_late');
  expect(ofNext).toMatchObject([{ link: `/checkbooking?booking=${bookingId}` }]);
  expect(ofNext[0]?.sentence).not.toContain('คันที่ว่าง');
  const ofAdmin = await heard('admin', 'car_late');
  expect(ofAdmin).toMatchObject([
    {
      sentence: expect.stringContaining('คันที่ว่าง'),
      link: `/admin/bookingnodriver/arrangecartable?day=2026-11-24&open=booking:${bookingId}`,
    },
  ]);
});

it('tells nobody of a trip that leaves much later', async () => {
  await nextWith('17:00', '18:00');
  await clockAt('13:00');
  expect(await heard('approver', 'car_late')).toEqual([]);
});

it('suggests cars that are there before the one that is not back', async () => {
  const { tripId } = await nextWith('14:30', '16:00');
  const spare = await arranging.company.car({ seats: 4 });
  const verdicts = async () =>
    (await arranging.suggest(`/trips/${tripId}`)).body.cars
      .filter(({ car }) => [spare, late.carId].includes(car.id))
      .map(({ car, warnings }) => [car.id, warnings.some(({ code }) => code === 'not_back')]);
  bookings.setClock(at('12:59').toISOString());
  expect((await verdicts()).map(([, isLate]) => isLate)).toEqual([false, false]);
  bookings.setClock(at('13:10').toISOString());
  expect(await verdicts()).toEqual([
    [spare, false],
    [late.carId, true],
  ]);
});

it('gives nobody up who had no car to come for, nor before it was back for as long', async () => {
  const { bookingId } = await nextWith('14:30', '16:00');
  const statusAfter = async (time: string) => {
    await bookings.runAt(at(time).toISOString(), noteNoShows);
    return arranging.statusOf(bookingId);
  };
  expect(await statusAfter('15:10')).toBe('arranged');
  const back = { returnedAt: at('15:20') };
  await arranging.db
    .updateTable('trip')
    .set({ status: 'done' })
    .where('id', '=', late.tripId)
    .execute();
  await arranging.db
    .updateTable('assignment')
    .set(back)
    .where('tripId', '=', late.tripId)
    .execute();
  expect(await statusAfter('15:49')).toBe('arranged');
  expect(await statusAfter('15:51')).toBe('noshow');
});

it('is said of the car on another day too, where its trip is not shown', async () => {
  await nextWith('14:30', '16:00');
  const carAt = async (time: string) => {
    bookings.setClock(at(time).toISOString());
    const { body } = await arranging.day('admin', '2026-11-25');
    return body.resources.cars.find(({ id }) => id === late.carId);
  };
  expect((await carAt('12:59'))?.notBack).toBeNull();
  expect((await carAt('13:10'))?.notBack).toEqual({
    tripId: late.tripId,
    since: at('13:00').toISOString(),
  });
});

it('leaves the proposal of another day as it is, and so does what becomes of a car before it', async () => {
  const tomorrow = '2026-11-25';
  await arranging.company.booking(period('08:00', '10:00', 25));
  const carId = await arranging.company.car();
  const repair = `[${at('14:00').toISOString()},${at('15:00').toISOString()})`;
  const blackoutId = await insertBlackout(arranging.db, carId, repair);
  await arranging.send<Proposal>('POST', '/proposals', { day: tomorrow });
  bookings.setClock(at('13:10').toISOString());
  await arranging.db
    .updateTable('carBlackout')
    .set({ cancelledAt: at('13:00') })
    .where('id', '=', blackoutId)
    .execute();
  const { body } = await arranging.get<{ proposal: Proposal }>(`/proposals?day=${tomorrow}`);
  expect(body.proposal.isOutOfDate).toBe(false);
});
