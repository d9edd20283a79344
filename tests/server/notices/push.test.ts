import { decodeJwt } from 'jose';
import { describe, expect, it } from 'vitest';
import { channelRepository } from '../../../src/server/db/repositories/notices/channel.repository';
import { pushSubscriptionRepository } from '../../../src/server/db/repositories/notices/push-subscription.repository';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { deliver } from '../../../src/server/notices/deliver';
import { isPushService } from '../../../src/server/notices/push/is-push-service';
import { openPush } from '../../../src/server/notices/push/open-push';
import { useBookings } from '../bookings/use-bookings';
import { insertNotice } from '../support/notices';
import { openPushReceiver } from '../support/push-receiver';

const bookings = useBookings();
const me = () => bookings.company.people['employee']!;

const open = async (paths = ['/phone']) => {
  const receiver = await openPushReceiver();
  const { db } = bookings;
  const subject = 'https://carpool.example';
  const push = await openPush({ db, subject, mayCall: (at) => at.startsWith('http://127.0.0.1') });
  for (const path of paths)
    await pushSubscriptionRepository(db).save(receiver.subscription(path), {
      id: newId(),
      personId: me(),
      at: bookings.now,
    });
  const tools = { db, now: () => bookings.now, newId, log: createLog('silent') };
  return { ...receiver, run: () => deliver([push], tools) };
};

const addNotice = () => insertNotice(bookings.db, me(), { type: 'changed', at: bookings.now });
const deliveries = () =>
  bookings.db
    .selectFrom('noticeDelivery')
    .select(['status', 'attempts', 'dueAt', 'error'])
    .execute();
const devices = async () =>
  (await pushSubscriptionRepository(bookings.db).of(me())).map(
    ({ endpoint }) => new URL(endpoint).pathname,
  );
const wait = (seconds: number) =>
  bookings.setClock(new Date(bookings.now.getTime() + seconds * 1000).toISOString());

describe('a push', () => {
  it('can be read by the phone alone, and is signed by this site', async () => {
    const { received, run } = await open();
    const { id, bookingId } = await addNotice();
    await run();
    await run();
    expect(received).toHaveLength(1);
    const [push] = received;
    expect(push?.message).toMatchObject({
      noticeId: id,
      tag: bookingId,
      title: 'การเดินทางเปลี่ยน',
      language: 'th',
      actions: ['ดูการจอง'],
      link: `/checkbooking?booking=${bookingId}`,
    });
    expect(push?.headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      urgency: 'high',
      topic: bookingId.replaceAll('-', ''),
      ttl: '86400',
    });
    const token = /t=([^,]+)/.exec(push?.headers.authorization ?? '')?.[1] ?? '';
    expect(decodeJwt(token)).toMatchObject({ sub: 'https://carpool.example' });
  });

  it.each([
    [60, 'high'],
    [24 * 60, 'normal'],
  ])('of a car for a ride in %i minutes is of %s urgency', async (minutes, urgency) => {
    const { received, run } = await open();
    const { id } = await insertNotice(bookings.db, me(), { at: bookings.now });
    const startsAt = new Date(bookings.now.getTime() + minutes * 60_000).toISOString();
    const params = JSON.stringify({ ref: 'NV-1', startsAt });
    await bookings.db.updateTable('notice').set({ params }).where('id', '=', id).execute();
    await run();
    expect(received[0]?.headers).toMatchObject({ urgency });
  });

  it('of a request has a button for each decision, and both lead to its card: nothing is decided by them', async () => {
    const { received, run } = await open();
    const { bookingId } = await insertNotice(bookings.db, me(), {
      type: 'waiting_for_you',
      at: bookings.now,
    });
    await run();
    expect(received[0]?.message).toMatchObject({
      actions: ['อนุมัติ…', 'ไม่อนุมัติ…'],
      link: `/approve?booking=${bookingId}`,
    });
  });

  it('of what came back says in its second line why', async () => {
    const { received, run } = await open();
    const asked = await bookings.create(bookings.requests.bookingwithdrivernava);
    const path = `/employee/approvals/${asked.body.id}`;
    const { body } = await bookings.call<{ version: number }>('approver', 'GET', path);
    const reason = 'ระบุผู้เดินทางให้ครบ';
    await bookings.call('approver', 'POST', `${path}/return`, {
      version: body.version,
      body: { reason },
    });
    await run();
    const [first, second] = String(received[0]?.message['body']).split('\n');
    expect(first).toContain('ถูกส่งกลับให้แก้ไข');
    expect(second).toBe(reason);
  });

  it('is signed with the same key after every start', async () => {
    await open([]);
    await open([]);
    expect(await bookings.db.selectFrom('pushKey').selectAll().execute()).toHaveLength(1);
    const key = async () =>
      (await bookings.call<{ key: string | null }>('employee', 'GET', '/employee/push-key')).body;
    expect(await key()).toEqual({ key: null });
    await channelRepository(bookings.db).noteSetUp(['push']);
    expect((await key()).key).toMatch(/^[\w-]{80,}$/);
  });

  it('goes to no address but a push service', () => {
    expect(isPushService('https://fcm.googleapis.com/fcm/send/x')).toBe(true);
    expect(isPushService('https://web.push.apple.com/x')).toBe(true);
    for (const address of [
      'http://fcm.googleapis.com/x',
      'https://fcm.googleapis.com:8443/x',
      'https://localhost/x',
      'https://169.254.169.254/x',
      'https://evil.example/fcm.googleapis.com',
      'https://evilfcm.googleapis.com.example/x',
      'https://xpush.apple.com/',
    ])
      expect(isPushService(address), address).toBe(false);
  });
});

describe('a push service that answers', () => {
  it.each([404, 410])('%i: the phone is forgotten, and nobody is bothered', async (status) => {
    const { answerWith, run } = await open();
    answerWith({ status });
    await addNotice();
    await run();
    expect(await devices()).toEqual([]);
    expect(await deliveries()).toMatchObject([{ status: 'dropped' }]);
  });

  it('410 for one phone: the other one has it', async () => {
    const { answerWith, received, run } = await open(['/old', '/new']);
    answerWith({ status: 410 });
    await addNotice();
    await run();
    expect(received).toHaveLength(1);
    expect(await devices()).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'sent' }]);
  });

  it('429: waits as long as it says', async () => {
    const { answerWith, received, run } = await open();
    answerWith({ status: 429, headers: { 'retry-after': '600' } });
    await addNotice();
    await run();
    wait(599);
    await run();
    expect(received).toEqual([]);
    wait(1);
    await run();
    expect(received).toHaveLength(1);
    expect(await deliveries()).toMatchObject([{ status: 'sent', attempts: 2 }]);
  });

  it('500: tries again half a minute later', async () => {
    const { answerWith, received, run } = await open();
    answerWith({ status: 500 });
    await addNotice();
    await run();
    wait(30);
    await run();
    expect(received).toHaveLength(1);
  });

  it('403: gives up and raises an alarm', async () => {
    const { answerWith, received, run } = await open();
    answerWith({ status: 403 });
    await addNotice();
    await run();
    expect(await deliveries()).toMatchObject([
      { status: 'dead', error: 'push service answered 403' },
    ]);
    const alarms = bookings.db
      .selectFrom('notice')
      .select('params')
      .where('type', '=', 'dead_letter');
    expect(await alarms.execute()).toEqual([{ params: { channel: 'push' } }]);
    expect(received).toEqual([]);
  });
});
