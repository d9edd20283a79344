import { describe, expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { missCars } from '../../../src/server/jobs/miss-cars';
import { providerOf } from '../support/trips';
import { at, period, useArranging } from './use-arranging';

const arranging = useArranging();
const { bookings } = arranging;
const reason = 'รถเสีย';

const makeMine = (bookingId: string) =>
  bookings.db
    .updateTable('booking')
    .set({ requesterId: bookings.company.people['employee']! })
    .where('id', '=', bookingId)
    .execute();

it('a traveller whose car waits for a provider’s answer reads of no plate, and that a car is being arranged', async () => {
  const bookingId = await arranging.company.booking(period('08:00', '12:00'));
  await makeMine(bookingId);
  const timeline = async () =>
    (await bookings.read(bookingId)).body.timeline.map(({ action }) => action);
  const told = async () =>
    (await bookings.call<NoticePage>('employee', 'GET', '/employee/notices')).body.notices[0]
      ?.sentence;

  const { body } = await arranging.arrange([bookingId], {
    carId: await arranging.company.car(),
    driverId: await arranging.company.driver(),
  });
  const tripId = body.trips[0]!.id;
  expect(await timeline()).toEqual(['arrange']);
  expect(await told()).toContain('ทะเบียน');

  const providerId = await providerOf(arranging.db);
  await arranging.act(tripId, 'assignment', {
    carId: await arranging.company.car({ providerId }),
    driverId: await arranging.company.driver({ providerId }),
    reason,
  });
  expect(await arranging.statusOf(bookingId)).toBe('approved');
  expect(await timeline()).toEqual(['arrange', 'release']);
  const sentence = await told();
  expect(sentence).toContain('กำลังจัดรถให้');
  expect(sentence).not.toContain('ทะเบียน');

  await arranging.act(tripId, 'accept');
  expect(await timeline()).toEqual(['arrange', 'release', 'accept']);
  expect(await told()).toContain('ทะเบียน');
});

it('a traveller reads nothing of the offers that a dispatcher makes before there is a car', async () => {
  const bookingId = await arranging.company.booking(period('13:00', '15:00'));
  await makeMine(bookingId);
  const version = await arranging.versionOf('booking', bookingId);
  const providerId = await providerOf(arranging.db);
  await bookings.db
    .insertInto('providerKind')
    .values({ providerId, kind: 'bookingwithdrivernava' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const offered = await arranging.send('POST', '/offers', {
    bookings: [{ id: bookingId, version }],
    providerId,
  });
  expect(offered.status).toBe(200);
  expect((await bookings.read(bookingId)).body.timeline).toEqual([]);
});

it('a provider’s dispatcher hears of a trip that waits for their answer, until it is answered', async () => {
  const providerId = await providerOf(arranging.db);
  const bookingId = await arranging.company.booking(period('15:30', '16:30'));
  const { body } = await arranging.arrange([bookingId], {
    carId: await arranging.company.car({ providerId }),
    driverId: await arranging.company.driver({ providerId }),
  });
  const tripId = body.trips[0]!.id;
  const bell = async () =>
    (await bookings.call<NoticePage>('supplier', 'GET', '/employee/notices')).body;
  expect((await bell()).notices).toMatchObject([
    {
      type: 'trip_offered',
      readAt: null,
      link: `/admin/bookingwithdrivernava/arrangecartable?day=2026-11-24&open=trip:${tripId}`,
    },
  ]);
  await arranging.act(tripId, 'accept', {}, { role: 'supplier' });
  expect((await bell()).unread).toBe(0);
});

describe('a provider that had accepted a trip', () => {
  const accepted = async () => {
    const providerId = await providerOf(arranging.db);
    const bookingId = await arranging.company.booking(period('15:30', '16:30'));
    await makeMine(bookingId);
    const { body } = await arranging.arrange([bookingId], {
      carId: await arranging.company.car({ providerId }),
      driverId: await arranging.company.driver({ providerId }),
    });
    const tripId = body.trips[0]!.id;
    await arranging.act(tripId, 'accept', {}, { role: 'supplier' });
    return { bookingId, tripId };
  };
  const unread = async () =>
    (await bookings.call<NoticePage>('supplier', 'GET', '/employee/notices')).body.notices.filter(
      ({ readAt }) => readAt === null,
    );

  it.each([
    [
      'is taken back',
      async ({ tripId }: { tripId: string }) =>
        arranging.act(tripId, 'withdraw', { reason: 'เปลี่ยนแผน' }),
    ],
    [
      'is cancelled by its traveller',
      async ({ bookingId }: { bookingId: string }) =>
        bookings.call('employee', 'POST', `/employee/bookings/${bookingId}/cancel`, {
          body: { reason: null },
          version: await arranging.versionOf('booking', bookingId),
        }),
    ],
  ])('hears that no car is wanted any more where it %s, and is led to its day', async (_, lose) => {
    const made = await accepted();
    expect(await unread()).toEqual([]);
    expect((await lose(made)).status).toBe(200);
    expect(await unread()).toMatchObject([
      {
        type: 'trip_offered',
        title: 'ไม่ต้องส่งรถแล้ว',
        sentence: expect.stringContaining('ไม่ต้องส่งรถแล้ว'),
        isOver: false,
        link: '/admin/bookingwithdrivernava/arrangecartable?day=2026-11-24',
      },
    ]);
  });
});

it('a traveller who got a car after all reads no more that there is none', async () => {
  const bookingId = await arranging.company.booking(period('08:00', '12:00'));
  await makeMine(bookingId);
  await bookings.runAt(at('08:00').toISOString(), missCars);
  const unread = async () =>
    (await bookings.call<NoticePage>('employee', 'GET', '/employee/notices')).body.notices.flatMap(
      ({ type, readAt }) => (readAt === null ? [type] : []),
    );
  expect(await unread()).toEqual(['unserved']);
  await arranging.arrange([bookingId], { carId: await arranging.company.car() });
  expect(await unread()).toEqual(['arranged']);
});

it('a change says from what to what, and why where the dispatcher said so', async () => {
  const bookingId = await arranging.company.booking(period('08:00', '12:00'));
  await makeMine(bookingId);
  const [carId, otherId] = [await arranging.company.car(), await arranging.company.car()];
  const [driverId, otherDriver] = [
    await arranging.company.driver(),
    await arranging.company.driver(),
  ];
  const { body } = await arranging.arrange([bookingId], { carId, driverId });
  const tripId = body.trips[0]!.id;
  const plateOf = async (id: string) =>
    (
      await bookings.db
        .selectFrom('car')
        .select('plate')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).plate;
  const last = async () =>
    (await bookings.call<NoticePage>('employee', 'GET', '/employee/notices')).body.notices[0];

  bookings.setClock(at('06:00').toISOString());
  await arranging.act(tripId, 'assignment', { carId: otherId, driverId: otherDriver, reason });
  const [was, is] = [await plateOf(carId), await plateOf(otherId)];
  const names = (
    await bookings.db
      .selectFrom('person')
      .select(['id', 'firstNameTh', 'lastNameTh'])
      .where('id', 'in', [driverId, otherDriver])
      .execute()
  ).map(({ id, firstNameTh, lastNameTh }) => [id, `${firstNameTh} ${lastNameTh}`.trim()] as const);
  const nameOf = (id: string) => new Map(names).get(id);
  const changed = await last();
  expect(changed?.sentence).toContain(
    `เปลี่ยน: รถจาก ${was} เป็น ${is} · คนขับจาก ${nameOf(driverId)} เป็น ${nameOf(otherDriver)} · ออก `,
  );
  expect(changed?.reason).toBe(reason);

  bookings.setClock(at('06:05').toISOString());
  await arranging.act(tripId, '', { meetingPoint: 'ประตู 2', note: null });
  expect((await last())?.sentence).toContain('เปลี่ยน: จุดนัดพบคือ ประตู 2');
  bookings.setClock(at('06:10').toISOString());
  await arranging.act(tripId, '', { meetingPoint: 'ลานจอดรถ', note: null });
  expect((await last())?.sentence).toContain('จุดนัดพบจาก ประตู 2 เป็น ลานจอดรถ');
});

it('a trip that goes at another time says both, the day once', async () => {
  const bookingId = await arranging.company.booking(period('08:00', '12:00'));
  await makeMine(bookingId);
  const version = await arranging.versionOf('booking', bookingId);
  const move = { minutes: 30, agreed: true };
  await arranging.send('POST', `/bookings/${bookingId}/move`, move, { version });
  const { body } = await bookings.call<NoticePage>('employee', 'GET', '/employee/notices');
  expect(body.notices[0]?.sentence).toContain(
    'เวลาออกจาก 24/11/2026 08:00 เป็น 08:30 ตามที่ตกลงกับผู้เดินทาง · กำลังจัดรถให้',
  );
});
