import { describe, expect, it } from 'vitest';
import { expireBookings } from '../../../src/server/jobs/expire-bookings';
import { leaveUnserved } from '../../../src/server/jobs/leave-unserved';
import { noteNoShows } from '../../../src/server/jobs/note-no-shows';
import { passOnSeats } from '../../../src/server/jobs/pass-on-seats';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

const { runAt: at } = bookings;

const statusOf = async (id: string) => (await bookings.read(id)).body.status;

describe('the clock and a line of people', () => {
  const full = async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const { body: riding } = await bookings.create({ ...request, seats: 12 });
    const waiting = [];
    for (const forWhom of [await bookings.somebody(), await bookings.somebody()])
      waiting.push((await bookings.create({ ...request, forWhom })).body);
    return { riding, first: waiting[0]!, second: waiting[1]! };
  };

  it('when a seat is freed, offers it to the first for 15 minutes, then to the next', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const { riding, first, second } = await full();
    bookings.setClock(bangkok(20, '09:00'));
    await bookings.edit(riding, { ...request, seats: 11 });
    // From the moment at which it reached them.
    await bookings.call('employee', 'POST', '/employee/notices/read');
    const offered = (await bookings.read(first.id)).body;
    expect(offered).toMatchObject({
      offerExpiresAt: bangkok(20, '09:15'),
      may: { takeOffer: true },
    });
    expect((await bookings.read(second.id)).body.offerExpiresAt).toBeNull();
    await at(bangkok(20, '09:14'), passOnSeats);
    expect((await bookings.read(first.id)).body.offerExpiresAt).not.toBeNull();
    bookings.setClock(bangkok(20, '09:15'));
    expect((await bookings.act(offered, 'take-offer')).body.error?.code).toBe('offer_gone');
    await at(bangkok(20, '09:15'), passOnSeats);
    expect((await bookings.read(first.id)).body).toMatchObject({
      status: 'waitlisted',
      waitlistPlace: 2,
      offerExpiresAt: null,
    });
    const next = (await bookings.read(second.id)).body;
    expect(next).toMatchObject({ waitlistPlace: 1, offerExpiresAt: bangkok(20, '09:30') });
    expect((await bookings.act(next, 'take-offer')).body.status).toBe('approved');
    expect(
      (await bookings.read(first.id)).body.timeline.map(({ action, by }) => [action, by]),
    ).toEqual([
      ['submit', 'สมชาย ใจดี'],
      ['offer', null],
      ['lapse', null],
    ]);
  });

  it('in the last hour, offers it to all of them, and whoever takes it first has it', async () => {
    const request = bookings.requests.bookingwithdriveramata;
    const { riding, first, second } = await full();
    bookings.setClock(bangkok(21, '12:10'));
    await bookings.edit(riding, { ...request, seats: 11 });
    const [one, two] = [
      (await bookings.read(first.id)).body,
      (await bookings.read(second.id)).body,
    ];
    expect([one.offerExpiresAt, two.offerExpiresAt]).toEqual([
      bangkok(21, '13:00'),
      bangkok(21, '13:00'),
    ]);
    const { body: list } = await bookings.call<{ notices: { sentence: string }[] }>(
      'employee',
      'GET',
      '/employee/notices',
    );
    expect(list.notices[0]?.sentence).toContain('ใครยืนยันก่อนได้ก่อน');
    const taken = await Promise.all([one, two].map((body) => bookings.act(body, 'take-offer')));
    expect(taken.map(({ body }) => body.error?.code ?? body.status).toSorted()).toEqual([
      'approved',
      'offer_gone',
    ]);
    await at(bangkok(21, '12:11'), passOnSeats);
    const [loser] = [one, two].filter((_, index) => taken[index]?.body.error);
    expect((await bookings.read(loser!.id)).body).toMatchObject({
      status: 'waitlisted',
      waitlistPlace: 1,
      offerExpiresAt: null,
    });
  });

  it('when a seat became free without anybody telling, finds out by itself', async () => {
    const { first } = await full();
    await bookings.db.updateTable('trip').set({ capacity: 13 }).execute();
    await at(bangkok(20, '09:00'), passOnSeats);
    expect((await bookings.read(first.id)).body.may.takeOffer).toBe(true);
  });

  it('when the shuttle leaves, those still in line are expired', async () => {
    const { riding, first } = await full();
    await bookings.act(riding, 'cancel', {});
    await at(bangkok(21, '13:00'), expireBookings);
    expect(await statusOf(first.id)).toBe('expired');
    // No approver was late: its words are of the seats.
    const lapsed = await bookings.db
      .selectFrom('notice')
      .select('params')
      .where('type', '=', 'expired')
      .where('subjectId', '=', first.id)
      .execute();
    expect(new Set(lapsed.map(({ params }) => Reflect.get(Object(params), 'was')))).toEqual(
      new Set(['waitlisted']),
    );
    const open = await bookings.db
      .selectFrom('seatOffer')
      .selectAll()
      .where('status', '=', 'open')
      .execute();
    expect(open).toEqual([]);
  });
});

describe('the clock and what nobody did', () => {
  it('when undecided at its start, expires it; a minute before, not', async () => {
    const { body } = await bookings.create(bookings.requests.bookingwithdrivernava);
    await at(bangkok(24, '07:59'), expireBookings);
    expect(await statusOf(body.id)).toBe('pending');
    await at(bangkok(24, '08:00'), expireBookings);
    const { body: expired } = await bookings.read(body.id);
    expect(expired).toMatchObject({ status: 'expired', waitingFor: [] });
    expect(expired.timeline.map(({ action }) => action)).toEqual(['submit', 'expire']);
  });

  it('when a change is undecided at the start, it lapses and what stood remains', async () => {
    const request = bookings.requests.bookingwithdrivernava;
    const { body } = await bookings.create(request);
    await bookings.db
      .updateTable('bookingRevision')
      .set({ status: 'approved', closedAt: bookings.now })
      .execute();
    await bookings.db.updateTable('booking').set({ status: 'approved' }).execute();
    const { body: approved } = await bookings.read(body.id);
    await bookings.edit(approved, { ...request, endsAt: bangkok(24, '18:00') });
    await at(bangkok(24, '08:00'), expireBookings);
    expect((await bookings.read(body.id)).body).toMatchObject({
      status: 'approved',
      pendingChange: false,
      endsAt: bangkok(24, '16:00'),
    });
    const { body: list } = await bookings.call<{ notices: { sentence: string }[] }>(
      'employee',
      'GET',
      '/employee/notices',
    );
    const lapsed = list.notices.filter(({ sentence }) =>
      sentence.includes('ไม่ได้รับการพิจารณาทันเวลา'),
    );
    expect(lapsed).toEqual([
      expect.objectContaining({ sentence: expect.stringContaining('การจองเดิมวันที่') }),
    ]);
  });

  it('when its time passed without a car, it is unserved', async () => {
    const { body } = await bookings.create(bookings.requests.bookingduringday);
    await at(bangkok(20, '10:05'), leaveUnserved);
    expect(await statusOf(body.id)).toBe('approved');
    await at(bangkok(20, '12:00'), leaveUnserved);
    expect(await statusOf(body.id)).toBe('unserved');
  });

  it('when nobody collects a car for half an hour, it is free for others', async () => {
    const { company, db } = bookings;
    const { body } = await bookings.create(bookings.requests.bookingnodriver);
    const trip = await company.trip({
      kind: 'bookingnodriver',
      withDriver: false,
      startsAt: bangkok(24, '08:00'),
      endsAt: bangkok(24, '16:00'),
    });
    await company.assign({ car: company.car, trip }, '[2026-11-24,2026-11-25)');
    await db.updateTable('booking').set({ status: 'arranged', tripId: trip }).execute();
    await at(bangkok(24, '08:29'), noteNoShows);
    expect(await statusOf(body.id)).toBe('arranged');
    await at(bangkok(24, '08:30'), noteNoShows);
    expect(await statusOf(body.id)).toBe('noshow');
    expect(await db.selectFrom('carClaim').selectAll().execute()).toEqual([]);
  });
});
