import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChannelStates, DeadLetter } from '#contract/channels';
import type { ListPage } from '#contract/list';
import type { NoticePage } from '#contract/notices';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { openEmail } from '../../../src/server/notices/email/open-email';
import { useBookings } from '../bookings/use-bookings';
import { openMailSink } from '../support/mail-sink';
import { insertDeadLetter, insertNotice } from '../support/notices';

const bookings = useBookings();

const states = async () =>
  (await bookings.call<ChannelStates>('admin', 'GET', '/admin/channels')).body;
const tryEmail = () =>
  bookings.call<{ noticeId: string }>('admin', 'POST', '/admin/channels/email/try');

const openMail = async () => {
  const { server, mails, refuseWith } = await openMailSink();
  const from = { name: 'Car Pool', address: 'carpool@example.com' };
  const publicOrigin = 'https://carpool.example';
  const email = openEmail({ db: bookings.db, server, from, publicOrigin });
  onTestFinished(email.close);
  await channelRepository(bookings.db).noteSetUp(['email']);
  const tools = { db: bookings.db, now: () => bookings.now, newId, log: createLog('silent') };
  return { mails, refuseWith, run: () => deliver([email], tools) };
};

const giveAddress = (email: string | null = 'boss@example.com') =>
  bookings.db
    .updateTable('person')
    .set({ email })
    .where('id', '=', bookings.company.people['admin']!)
    .execute();

describe('a channel', () => {
  it('that is not set up is off, and nothing is sent by it', async () => {
    expect(await states()).toEqual(
      ['push', 'email', 'line', 'teams'].map((channel) => ({
        channel,
        isOn: false,
        lastDeliveredAt: null,
        waiting: 0,
        trouble: null,
        failingSince: null,
        dead: 0,
      })),
    );
    expect((await tryEmail()).body.error?.fields).toEqual({ channel: 'channel_off' });
  });

  it('that does not reach me says so instead of sending me nothing', async () => {
    await openMail();
    await giveAddress(null);
    expect((await tryEmail()).body.error?.fields).toEqual({ channel: 'not_reached' });
  });

  it('sends me one, and only then says when it last delivered', async () => {
    await giveAddress();
    const { mails, run } = await openMail();
    expect((await tryEmail()).status).toBe(200);
    expect((await states())[1]).toMatchObject({ isOn: true, lastDeliveredAt: null });
    await run();
    expect(mails.map(({ subject }) => subject)).toEqual(['ทดสอบการแจ้งเตือน ช่องทาง: อีเมล']);
    expect((await states())[1]).toMatchObject({
      lastDeliveredAt: bookings.now.toISOString(),
      waiting: 0,
      dead: 0,
    });
  });
});

describe('a channel in trouble', () => {
  it('says why while it tries again, and is silent once it has delivered', async () => {
    await giveAddress();
    const { refuseWith, run } = await openMail();
    await tryEmail();
    refuseWith(451);
    await run();
    expect((await states())[1]).toMatchObject({
      waiting: 1,
      trouble: expect.stringContaining('451'),
    });
    refuseWith(null);
    bookings.setClock(new Date(bookings.now.getTime() + 30_000).toISOString());
    await run();
    expect((await states())[1]).toMatchObject({ waiting: 0, trouble: null });
  });
});

describe('an outage', () => {
  const outage = async () => {
    await giveAddress();
    const mail = await openMail();
    await tryEmail();
    mail.refuseWith(451);
    const start = bookings.now.getTime();
    const at = (seconds: number) => {
      bookings.setClock(new Date(start + seconds * 1000).toISOString());
      return mail.run();
    };
    return { ...mail, at, since: bookings.now.toISOString() };
  };
  const bell = async () =>
    (await bookings.call<NoticePage>('admin', 'GET', '/employee/notices')).body.notices.filter(
      ({ type }) => type === 'dead_letter',
    );

  it('is told to the admins once when nothing has gone out for some minutes, and shown', async () => {
    const { at, since } = await outage();
    for (const seconds of [0, 30, 150, 299]) await at(seconds);
    expect([await bell(), (await states())[1]?.failingSince]).toEqual([[], null]);
    for (const seconds of [300, 305, 630]) await at(seconds);
    expect(await bell()).toMatchObject([
      { sentence: expect.stringMatching(/^ส่งแจ้งเตือนทาง อีเมล ไม่ได้ตั้งแต่ .+ ระบบจะลองใหม่เอง$/) },
    ]);
    expect((await states())[1]?.failingSince).toBe(since);
  });

  it('ends with the first letter that is taken, and what waited goes out with it', async () => {
    const { at, mails, refuseWith } = await outage();
    for (const seconds of [0, 30, 150, 630]) await at(seconds);
    refuseWith(null);
    await at(640);
    expect(mails).toEqual([]);
    await tryEmail();
    await at(641);
    await at(642);
    expect(mails).toHaveLength(2);
    expect((await states())[1]).toMatchObject({ failingSince: null, waiting: 0 });
  });

  it('is none where only some are refused: each of those waits its time', async () => {
    const { at, mails, refuseWith } = await outage();
    await at(0);
    refuseWith(null);
    await tryEmail();
    await at(5);
    await at(6);
    expect(mails).toHaveLength(1);
    await at(30);
    expect(mails).toHaveLength(2);
  });

  it('brings no reminder of a trip that has begun, and no car of one that is over', async () => {
    await giveAddress();
    const { mails, run } = await openMail();
    const me = bookings.company.people['admin']!;
    for (const type of ['reminder', 'arranged', 'cancelled'] as const)
      await insertNotice(bookings.db, me, { type });
    await bookings.db
      .updateTable('booking')
      .set({ startsAt: new Date(bookings.now.getTime() - 7_200_000), endsAt: bookings.now })
      .execute();
    await run();
    expect(mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('ยกเลิก')]);
  });
});

describe('what did not arrive', () => {
  it('is listed with the reason, and sent again when an admin says so', async () => {
    await giveAddress();
    const { mails, run } = await openMail();
    const id = await insertDeadLetter(bookings.db, bookings.company.people['admin']!);
    await bookings.db.updateTable('notice').set({ plannedAt: bookings.now }).execute();
    const list = () => bookings.call<ListPage<DeadLetter>>('admin', 'GET', '/admin/dead-letters');
    expect((await list()).body.rows).toMatchObject([
      { id, channel: 'email', type: 'arranged', attempts: 9, error: '550 unknown' },
    ]);
    await run();
    expect(mails).toEqual([]);
    const again = () => bookings.call('admin', 'POST', `/admin/dead-letters/${id}/send`);
    expect((await again()).status).toBe(200);
    expect((await again()).status).toBe(404);
    await run();
    expect(mails).toHaveLength(1);
    expect((await list()).body.total).toBe(0);
  });

  it('is sent again all at once', async () => {
    await giveAddress();
    const { mails, run } = await openMail();
    const me = bookings.company.people['admin']!;
    for (let count = 0; count < 2; count += 1) await insertDeadLetter(bookings.db, me);
    await bookings.db.updateTable('notice').set({ plannedAt: bookings.now }).execute();
    const all = () => bookings.call<{ count: number }>('admin', 'POST', '/admin/dead-letters/send');
    expect([(await all()).body.count, (await all()).body.count]).toEqual([2, 0]);
    await run();
    expect(mails).toHaveLength(2);
  });
});
