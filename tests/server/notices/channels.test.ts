import { describe, expect, it, onTestFinished } from 'vitest';
import type { ChannelStates, DeadLetter } from '#contract/channels';
import type { ListPage } from '#contract/list';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { openEmail } from '../../../src/server/notices/email/open-email';
import { useBookings } from '../bookings/use-bookings';
import { openMailSink } from '../support/mail-sink';
import { insertDeadLetter } from '../support/notices';

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
});
