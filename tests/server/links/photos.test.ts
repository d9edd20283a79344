import { describe, expect, it } from 'vitest';
import type { CarDetail } from '#contract/fleet';
import { at, period, said } from '../arranging/use-arranging';
import { jpeg, jpegOf, pdf, png } from '../support/files';
import type { Role } from '../support/people';
import { useLinks } from './use-links';

const links = useLinks();
const { arranging, bookings, markJob } = links;
const cars = '/admin/bookingwithdrivernava/cars';
const MB = 1024 * 1024;

const clock = (time: string) => bookings.setClock(at(time).toISOString());

/** A driver on the road, at nine. */
const onTheRoad = async () => {
  clock('09:00');
  const trip = await arranging.company.arranged(
    { ...period('08:00', '12:00'), status: 'underway' },
    { riding: 'ongoing' },
  );
  const driverId = trip.driverId ?? '';
  return { ...trip, driverId, token: await links.link('driver', { driverId }) };
};

type OnTheRoad = Awaited<ReturnType<typeof onTheRoad>>;

const trouble = ({ tripId, token }: OnTheRoad, more: object = {}) =>
  markJob(token, { action: 'trouble', tripId, text: 'ยางแบน', canDrive: false, ...more });

const spend = ({ tripId, token }: OnTheRoad, more: object = {}) =>
  markJob(token, { action: 'expense', tripId, type: 'fuel', amount: '900', ...more });

const carOf = async ({ carId }: OnTheRoad, role: Role = 'admin') =>
  (await bookings.call<CarDetail>(role, 'GET', `${cars}/${carId}`)).body;

const read = (role: Role, fileId: string | null) =>
  bookings.call<{ content: string; mediaType: string }>(role, 'GET', `/employee/files/${fileId}`);

const sendToRepair = async (own: OnTheRoad, body: object) =>
  bookings.call<CarDetail>('admin', 'POST', `${cars}/${own.carId}/blackouts`, {
    body: {
      type: 'repair',
      from: at('13:00').toISOString(),
      until: null,
      reason: 'ยางแบน',
      ...body,
    },
    version: (await carOf(own)).version,
  });

const settle = (
  { carId }: OnTheRoad,
  markId: string | undefined,
  { note = null, role = 'admin' }: { note?: string | null; role?: Role } = {},
) =>
  bookings.call<CarDetail>(role, 'POST', `${cars}/${carId}/troubles/${markId}/settle`, {
    body: { note },
  });

const filesStored = async () =>
  Number(
    (
      await arranging.db
        .selectFrom('file')
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('a trouble that a driver tells', () => {
  it('stands on the car’s page: what, when, who, whether it drives, and the photo', async () => {
    const own = await onTheRoad();
    expect((await trouble(own, { photo: jpeg.toString('base64') })).status).toBe(200);
    const { troubles, backAt } = await carOf(own);
    expect(troubles).toMatchObject([
      {
        text: 'ยางแบน',
        at: at('09:00').toISOString(),
        canDrive: false,
        by: expect.stringMatching(/./) as unknown,
        trip: { id: own.tripId, kind: 'bookingwithdrivernava' },
        repair: null,
      },
    ]);
    expect(Date.parse(backAt ?? '')).toBeGreaterThanOrEqual(+at('12:00'));
    const photo = await read('admin', troubles[0]?.fileId ?? null);
    expect(photo.body).toMatchObject({ mediaType: 'image/jpeg' });
    expect(Buffer.from(photo.body.content, 'base64')).toEqual(jpeg);
  });

  it('leads to a repair, which it then says itself, until that is taken back', async () => {
    const own = await onTheRoad();
    await trouble(own);
    const [told] = (await carOf(own)).troubles;
    const { status, body } = await sendToRepair(own, { troubleId: told?.id });
    expect(status).toBe(200);
    expect(body.troubles).toMatchObject([
      { repair: { from: at('13:00').toISOString(), until: null } },
    ]);
    const [repair] = body.blackouts;
    await bookings.call('admin', 'POST', `${cars}/${own.carId}/blackouts/${repair?.id}/end`, {
      version: repair?.version ?? 0,
    });
    expect((await carOf(own)).troubles).toMatchObject([{ repair: null }]);
  });

  it('of another car is no reason for a repair', async () => {
    const own = await onTheRoad();
    const other = await onTheRoad();
    await trouble(other);
    const [told] = (await carOf(other)).troubles;
    expect(said(await sendToRepair(own, { troubleId: told?.id }))).toBe(
      '400 invalid_input troubleId:unknown',
    );
    expect((await carOf(own)).blackouts).toEqual([]);
  });

  it('is marked as dealt with without a repair, by whom, when and how, and once', async () => {
    const own = await onTheRoad();
    await trouble(own);
    const [told] = (await carOf(own)).troubles;
    expect(said(await settle(own, told?.id, { role: 'approver' }))).toBe('403 not_allowed');
    const { status, body } = await settle(own, told?.id, { note: 'เติมลมแล้ว' });
    expect(status).toBe(200);
    expect(body.troubles).toMatchObject([
      {
        repair: null,
        settled: {
          at: at('09:00').toISOString(),
          by: expect.stringMatching(/./) as unknown,
          note: 'เติมลมแล้ว',
        },
      },
    ]);
    const events = await arranging.db
      .selectFrom('event')
      .select(['action', 'reason'])
      .where('subjectId', '=', own.carId)
      .execute();
    expect(events).toContainEqual({ action: 'settle-trouble', reason: 'เติมลมแล้ว' });
    expect(said(await settle(own, told?.id))).toBe('409 not_now');
    // Another car's is not there, and what went to the workshop has its end there.
    const other = await onTheRoad();
    expect(said(await settle(other, told?.id))).toBe('404 not_found');
    await trouble(other);
    const [sent] = (await carOf(other)).troubles;
    await sendToRepair(other, { troubleId: sent?.id });
    expect(said(await settle(other, sent?.id))).toBe('409 not_now');
  });

  it('may be what failed when the car was looked at, in words', async () => {
    const own = await onTheRoad();
    await markJob(own.token, { action: 'check', tripId: own.tripId, failed: ['tyres', 'lights'] });
    await markJob(own.token, { action: 'check', tripId: own.tripId, failed: [] });
    expect((await carOf(own)).troubles).toMatchObject([
      { text: null, failed: ['tyres', 'lights'], canDrive: null },
    ]);
    const { params } = await arranging.db
      .selectFrom('notice')
      .select('params')
      .executeTakeFirstOrThrow();
    expect(params).toMatchObject({ text: 'ยาง, ไฟ' });
  });
});

describe('a photo that came by a link', () => {
  it('of fuel is the receipt of its expense, and whoever arranges the kind reads it', async () => {
    const own = await onTheRoad();
    const sent = { ...links.stamp(), action: 'expense', tripId: own.tripId };
    const body = { ...sent, type: 'fuel', amount: '900', photo: png.toString('base64') };
    // Sent twice: its answer was lost.
    expect((await links.call(own.token, '/go/job-marks', { body })).status).toBe(200);
    expect((await links.call(own.token, '/go/job-marks', { body })).status).toBe(200);
    const expenses = await arranging.db
      .selectFrom('expense')
      .select(['type', 'receiptFileId'])
      .execute();
    const marks = await arranging.db.selectFrom('mark').select(['id', 'fileId']).execute();
    const receipt = expenses[0]?.receiptFileId ?? null;
    expect(receipt).not.toBeNull();
    expect(expenses).toEqual([{ type: 'fuel', receiptFileId: receipt }]);
    expect(marks).toEqual([{ id: sent.id, fileId: receipt }]);
    expect(await filesStored()).toBe(1);
    const { body: photo } = await read('admin', receipt);
    expect(photo.mediaType).toBe('image/png');
    expect(Buffer.from(photo.content, 'base64')).toEqual(png);
  });

  it('nobody else reads: no other kind’s admin, no employee, no supplier, and no link at all', async () => {
    const own = await onTheRoad();
    const other = await onTheRoad();
    await trouble(own, { photo: jpeg.toString('base64') });
    const [told] = (await carOf(own)).troubles;
    const fileId = told?.fileId ?? '';
    expect(fileId).not.toBe('');
    for (const role of ['one-kind admin', 'approver', 'supplier'] as const)
      expect(said(await read(role, fileId))).toMatch(/^40[34] not_(found|allowed)$/);
    const app = bookings.server.app();
    for (const token of [own.token, other.token]) {
      const answer = await app.request(`http://localhost/api/employee/files/${fileId}`, {
        headers: { link_token: token },
      });
      expect(answer.status).toBe(401);
    }
    const page = JSON.stringify((await links.read(other.token)).body);
    expect(page).not.toContain(fileId);
    expect(page).not.toContain('ยางแบน');
    // Nor can another driver add to it.
    expect(said(await trouble({ ...own, token: other.token }))).toBe('404 not_found');
  });

  it.each<[string, Buffer | string, string]>([
    ['no picture', Buffer.from('<svg onload="alert(1)"/>'), 'wrong_type'],
    ['a paper', pdf, 'wrong_type'],
    ['cut off', jpegOf(400).subarray(0, 60), 'wrong_type'],
    ['no base64', `${jpeg.toString('base64')}\n!`, 'wrong_type'],
    ['above 1 MB', jpegOf(MB + 3), 'too_large'],
  ])('that is %s is refused by its code, and nothing of the mark happens', async (_, sent, why) => {
    const own = await onTheRoad();
    const photo = typeof sent === 'string' ? sent : sent.toString('base64');
    for (const mark of [trouble, spend])
      expect(said(await mark(own, { photo }))).toBe(`400 invalid_input photo:${why}`);
    expect(await filesStored()).toBe(0);
    expect(await arranging.db.selectFrom('mark').select('id').execute()).toEqual([]);
    expect(await arranging.db.selectFrom('notice').select('id').execute()).toEqual([]);
    expect((await carOf(own)).troubles).toEqual([]);
  });

  it('as large as the door lets nothing through is refused before it is read', async () => {
    const own = await onTheRoad();
    const photo = jpegOf(2 * MB).toString('base64');
    expect(said(await trouble(own, { photo }))).toBe('413 too_large');
  });

  it('of 1 MB, and without one, is taken', async () => {
    const own = await onTheRoad();
    expect((await spend(own, { photo: jpegOf(MB).toString('base64') })).status).toBe(200);
    expect((await trouble(own, { photo: null })).status).toBe(200);
  });
});
