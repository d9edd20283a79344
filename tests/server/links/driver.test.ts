// Long, because a driver's day is one chain of marks, and each may be early, late, twice or refused.
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { completeTrips } from '../../../src/server/jobs/complete-trips';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { at, period, said } from '../arranging/use-arranging';
import { tripsIn } from '../support/trips';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob } = links;

const clock = (time: string, day = 24) => bookings.setClock(at(time, day).toISOString());

/** A driver with a trip this morning, and their link. */
const made = async (status = 'planned', riding = 'arranged') => {
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status },
    { riding },
  );
  const driverId = trip.driverId ?? '';
  const passengerId = await arranging.company.add('passenger', {
    id: newId(),
    bookingId: trip.bookingId,
    position: 5,
    guestName: 'คุณวิภา',
  });
  await arranging.db
    .updateTable('booking')
    .set({ boardingCode: '4711' })
    .where('id', '=', trip.bookingId)
    .execute();
  return { ...trip, driverId, passengerId, token: await links.link('driver', { driverId }) };
};

const attended = async (id: string) =>
  (
    await arranging.db
      .selectFrom('passenger')
      .select('attended')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).attended;

describe('a driver’s link', () => {
  it('shows today’s jobs with riders, stops and the hours of today, and nobody else’s', async () => {
    clock('07:30');
    const { tripId, token } = await made();
    await made();
    const { body } = await links.read<'driver'>(token);
    expect(body.jobs).toHaveLength(1);
    expect(body.jobs[0]).toMatchObject({ tripId, status: 'planned', acceptedAt: null });
    expect(body.jobs[0]?.riders[0]?.passengers.at(-1)?.name).toBe('คุณวิภา');
    expect(body.hours).toMatchObject({ planned: 240, driven: 0 });
  });

  it('says what is to be carried', async () => {
    clock('07:30');
    const { bookingId, token } = await made();
    await arranging.db
      .updateTable('booking')
      .set({ details: sql`details || '{"luggage": "กล่อง 2 ใบ"}'` })
      .where('id', '=', bookingId)
      .execute();
    const { body } = await links.read<'driver'>(token);
    expect(body.jobs[0]?.riders[0]?.wishes).toContain('สัมภาระ: กล่อง 2 ใบ');
  });

  it('calls the guest who waits at the kerb, not whoever booked for them', async () => {
    clock('07:30');
    const { passengerId, token } = await made();
    const phone = async () =>
      (await links.read<'driver'>(token)).body.jobs[0]?.riders[0]?.phone ?? null;
    const booker = await phone();
    await arranging.db
      .updateTable('passenger')
      .set({ isTraveller: true, guestPhone: '0861112222' })
      .where('id', '=', passengerId)
      .execute();
    expect(booker).toMatch(/^0/);
    expect(await phone()).toBe('0861112222');
  });

  it('tells each stop of a ride once, in the order of their times, however many get on and off there', async () => {
    clock('07:30');
    const { tripId, bookingId, token } = await made();
    const { company } = arranging;
    const later = { startsAt: at('08:12'), endsAt: at('12:00') };
    const second = await company.booking({ status: 'arranged', tripId, ...later });
    const third = await company.booking({ status: 'arranged', tripId, ...later });
    const stop = (id: string, position: number, placeText: string) =>
      company.add('bookingStop', { bookingId: id, position, placeText });
    for (const [id, from] of [
      [bookingId, 'หอพัก'],
      [second, 'ประตู 1'],
      [third, 'ประตู 1'],
    ] as const) {
      await stop(id, 0, from);
      await stop(id, 1, 'อาคาร B');
    }
    const { stops } = (await links.read<'driver'>(token)).body.jobs[0]!;
    expect(stops.map(({ name, at: when }) => [name, when])).toEqual([
      ['หอพัก', at('08:00').toISOString()],
      ['ประตู 1', at('08:12').toISOString()],
      ['อาคาร B', null],
    ]);
  });

  it('shows from noon on all of tomorrow’s, not only the first of them', async () => {
    clock('07:30');
    const { tripId, driverId, token } = await made();
    const tomorrow = { startsAt: at('18:00', 25), endsAt: at('20:00', 25) };
    const later = await arranging.company.arranged(tomorrow);
    await arranging.db
      .updateTable('assignment')
      .set({ driverId })
      .where('tripId', '=', later.tripId)
      .execute();
    const seen = async () => (await links.read<'driver'>(token)).body.jobs.map((job) => job.tripId);
    expect(await seen()).toEqual([tripId]);
    clock('12:00');
    expect(await seen()).toEqual([tripId, later.tripId]);
  });

  it('carries a day from taking the job to its end, and the dispatcher sees who marked it', async () => {
    clock('07:50');
    const { tripId, bookingId, passengerId, token } = await made();
    await markJob(token, { action: 'accept', tripId });
    await markJob(token, { action: 'check', tripId, failed: [] });
    clock('07:58');
    const left = await markJob(token, { action: 'depart', tripId, km: 1000 });
    expect(left.body.jobs[0]).toMatchObject({ status: 'underway', departedBy: 'driver' });
    await markJob(token, { action: 'board', tripId, passengerId });
    expect(await attended(passengerId)).toBe(true);
    clock('11:40');
    const back = await markJob(token, { action: 'complete', tripId, km: 1180 });
    expect(back.body.jobs[0]).toMatchObject({ status: 'done', startKm: 1000, endKm: 1180 });
    expect(await arranging.statusOf(bookingId)).toBe('completed');
    const { body } = await arranging.detail(tripId);
    expect(body.trip).toMatchObject({
      departedAt: at('07:58').toISOString(),
      endedAt: at('11:40').toISOString(),
      unconfirmed: false,
    });
    expect(body.trip.assignments[0]).toMatchObject({ startKm: 1000, endKm: 1180 });
  });

  it('goes on without an odometer that nobody can read', async () => {
    clock('07:58');
    const { tripId, token } = await made();
    await markJob(token, { action: 'depart', tripId, km: null });
    clock('11:40');
    const { body } = await markJob(token, { action: 'complete', tripId, km: null });
    expect(body.jobs[0]).toMatchObject({ status: 'done', startKm: null, endKm: null });
  });

  it('leaves behind whom the driver noted as missing, from the moment the car leaves', async () => {
    clock('08:05');
    const { tripId, bookingId, token } = await made();
    const [rider] = (await links.read<'driver'>(token)).body.jobs[0]?.riders ?? [];
    for (const { id } of rider?.passengers ?? [])
      await markJob(token, { action: 'miss', tripId, passengerId: id });
    // Until then whoever comes running is taken along.
    expect(await arranging.statusOf(bookingId)).toBe('arranged');
    await markJob(token, { action: 'depart', tripId, km: 1000 });
    expect(await arranging.statusOf(bookingId)).toBe('noshow');
    const notices = await arranging.db.selectFrom('notice').select('type').execute();
    expect(notices).toContainEqual({ type: 'noshow' });
  });

  it('of whom nobody came to a later stop, does not say that they rode, nor asks how it was', async () => {
    clock('08:05');
    const { tripId, bookingId, token } = await made();
    await markJob(token, { action: 'depart', tripId, km: 1000 });
    const [rider] = (await links.read<'driver'>(token)).body.jobs[0]?.riders ?? [];
    for (const { id } of rider?.passengers ?? [])
      await markJob(token, { action: 'miss', tripId, passengerId: id });
    // Until the car is back, a slip can be put right.
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    clock('11:40');
    await markJob(token, { action: 'complete', tripId, km: 1180 });
    expect(await arranging.statusOf(bookingId)).toBe('noshow');
    const notices = await arranging.db.selectFrom('notice').select('type').execute();
    const types = notices.map(({ type }) => type);
    expect(types).toContain('noshow');
    expect(types).not.toContain('rate');
  });

  it('takes along a booking of whose people only one did not come', async () => {
    clock('08:05');
    const { tripId, bookingId, passengerId, token } = await made();
    const other = { id: newId(), bookingId, position: 6, guestName: 'คุณมานะ' };
    await arranging.company.add('passenger', other);
    await markJob(token, { action: 'miss', tripId, passengerId });
    await markJob(token, { action: 'depart', tripId, km: 1000 });
    expect(await arranging.statusOf(bookingId)).toBe('ongoing');
    expect(await attended(passengerId)).toBe(false);
  });

  it('lets everybody of a booking aboard by its code, and refuses one of another trip', async () => {
    clock('08:10');
    const { tripId, passengerId, token } = await made('underway', 'ongoing');
    expect(said(await markJob(token, { action: 'board', tripId, code: '0000' }))).toBe(
      '400 invalid_input code:unknown',
    );
    expect((await markJob(token, { action: 'board', tripId, code: '4711' })).status).toBe(200);
    expect(await attended(passengerId)).toBe(true);
  });

  it('does the same mark once, however often it is sent and however many at a time', async () => {
    clock('08:00');
    const { tripId, token } = await made();
    const body = { ...links.stamp(), action: 'depart', tripId, km: 1000 };
    const answers = await Promise.all(
      [1, 2, 3].map(() => links.call(token, '/go/job-marks', { body })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    clock('09:00');
    await links.call(token, '/go/job-marks', { body });
    const events = await arranging.db
      .selectFrom('event')
      .select('action')
      .where('subjectId', '=', tripId)
      .execute();
    expect(events).toEqual([{ action: 'depart' }]);
    expect(
      said(await links.call(token, '/go/job-marks', { body: { ...body, action: 'accept' } })),
    ).toBe('422 key_reused');
  });

  it('puts right a phone’s wrong clock, also for a mark that waited for the network', async () => {
    clock('10:00');
    const { tripId, token } = await made();
    // Two hours fast, marked an hour before it is sent.
    const body = {
      ...links.stamp(),
      at: at('11:00').toISOString(),
      sentAt: at('12:00').toISOString(),
      action: 'depart',
      tripId,
      km: 1000,
    };
    await links.call(token, '/go/job-marks', { body });
    expect((await arranging.read(tripId)).departedAt).toBe(at('09:00').toISOString());
    const mark = await arranging.db
      .selectFrom('mark')
      .select(['skewSeconds', 'deviceAt'])
      .executeTakeFirstOrThrow();
    expect(mark).toEqual({ skewSeconds: 7200, deviceAt: at('11:00') });
    expect((await arranging.detail(tripId)).body.clockWasWrong).toBe(true);
  });

  it('outranks what the clock assumed', async () => {
    const { tripId, token } = await made();
    clock('08:40');
    const log = createLog('silent');
    await completeTrips.run({ db: arranging.db, now: bookings.now, newId, log });
    const { jobs, hours } = (await links.read<'driver'>(token)).body;
    expect(jobs[0]).toMatchObject({ departedBy: 'clock' });
    // Nobody has said yet that anything was driven.
    expect(hours.driven).toBe(0);
    const body = { ...links.stamp(at('08:17')), action: 'depart', tripId, km: 1000 };
    const { body: page } = await links.call(token, '/go/job-marks', { body });
    expect(page.jobs[0]).toMatchObject({
      departedBy: 'driver',
      departedAt: at('08:17').toISOString(),
      startKm: 1000,
    });
  });

  it('says beside the odometer that it cannot run backwards', async () => {
    clock('08:00');
    const { tripId, token } = await made();
    await markJob(token, { action: 'depart', tripId, km: 1000 });
    const mark = { action: 'complete', tripId, km: 900 };
    expect(said(await markJob(token, mark))).toBe('400 invalid_input km:odometer_falls');
    expect((await arranging.read(tripId)).status).toBe('underway');
  });

  it('tells the dispatchers of a car with a problem at once', async () => {
    clock('09:00');
    const { tripId, carId, token } = await made('underway', 'ongoing');
    const trouble = { text: 'ยางแบน', canDrive: false };
    const { body } = await markJob(token, { action: 'trouble', tripId, ...trouble });
    expect(body).toMatchObject({ jobs: [{ troubles: [trouble] }] });
    const notices = await arranging.db
      .selectFrom('notice')
      .select(['type', 'subjectId', 'params'])
      .execute();
    expect(notices).toEqual([
      {
        type: 'trouble',
        subjectId: carId,
        params: expect.objectContaining({ text: 'ยางแบน', matter: 'stands' }) as unknown,
      },
    ]);
  });

  it('writes an expense down for approval, split by the bookings', async () => {
    clock('09:00');
    const { tripId, token } = await made('underway', 'ongoing');
    await markJob(token, { action: 'expense', tripId, type: 'toll', amount: '60' });
    const expenses = await arranging.db
      .selectFrom('expense')
      .select(['type', 'amount', 'status', 'tripId'])
      .execute();
    expect(expenses).toEqual([{ type: 'toll', amount: '60.00', status: 'submitted', tripId }]);
  });

  it('takes no receipt where nobody looks at expenses', async () => {
    clock('09:00');
    const { tripId, driverId } = await tripsIn(arranging.db, 'bookingduringday').arranged(
      { ...period('08:00', '12:00'), status: 'underway' },
      { riding: 'ongoing' },
    );
    const token = await links.link('driver', { driverId: driverId ?? '' });
    expect((await links.read<'driver'>(token)).body.jobs[0]?.keepsExpenses).toBe(false);
    const refused = await markJob(token, { action: 'expense', tripId, type: 'toll', amount: '60' });
    expect(said(refused)).toBe('409 not_now');
    expect((await links.read<'driver'>(token)).body.jobs[0]?.expenses).toEqual([]);
  });
});

describe('what a link may not', () => {
  const nowhere = '00000000-0000-4000-8000-000000000000';

  it.each<[string, (own: Awaited<ReturnType<typeof made>>) => Promise<string>]>([
    ['wrong', () => Promise.resolve('A'.repeat(22))],
    ['no token at all', () => Promise.resolve("' or 1=1 --")],
    [
      'expired',
      ({ driverId }) =>
        links.link('driver', { driverId }, { validUntil: new Date(bookings.now.getTime() - 1) }),
    ],
    ['revoked', ({ driverId }) => links.link('driver', { driverId }, { revokedAt: new Date() })],
  ])('a link that is %s finds nothing, whatever it asks', async (_, tokenOf) => {
    clock('07:50');
    const own = await made();
    const token = await tokenOf(own);
    const asked = [
      await links.read(token),
      await links.call(token, '/go/opened'),
      await markJob(token, { action: 'accept', tripId: own.tripId }),
      await links.pass(token, { action: 'out', carId: own.carId }),
    ];
    expect(asked.map(said)).toEqual(asked.map(() => '404 not_found'));
    expect(await arranging.db.selectFrom('mark').select('id').execute()).toEqual([]);
  });

  it('another driver’s trip, a trip that does not exist and a gate’s call are not there', async () => {
    clock('07:50');
    const own = await made();
    const other = await made();
    for (const tripId of [other.tripId, nowhere])
      expect(said(await markJob(own.token, { action: 'accept', tripId }))).toBe('404 not_found');
    expect(said(await links.pass(own.token, { action: 'out', carId: own.carId }))).toBe(
      '404 not_found',
    );
    expect(
      said(
        await markJob(own.token, {
          action: 'board',
          tripId: own.tripId,
          passengerId: other.passengerId,
        }),
      ),
    ).toBe('404 not_found');
  });

  it('no token stands in the database or in the log', async () => {
    clock('07:50');
    const { token } = await made();
    await links.read(token);
    await links.call(token, '/go/opened');
    const rows = await arranging.db.selectFrom('link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(bookings.server.logLines.join('\n')).not.toContain(token);
  });
});
