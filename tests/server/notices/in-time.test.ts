import { expect, it, onTestFinished, vi } from 'vitest';
import type { LiveEvent } from '#contract/live-event';
import { openDatabase } from '../../../src/server/db/client';
import { noticeRepository } from '../../../src/server/db/repositories/notices/notice.repository';
import { pushSubscriptionRepository } from '../../../src/server/db/repositories/notices/push-subscription.repository';
import { createLog } from '../../../src/server/log';
import { openLiveHub } from '../../../src/server/live/live-hub';
import { newId } from '../../../src/server/new-id';
import { openPush } from '../../../src/server/notices/push/open-push';
import { startDelivery } from '../../../src/server/notices/start-delivery';
import { period, useArranging } from '../arranging/use-arranging';
import { insertBooking } from '../support/bookings';
import { openPushReceiver } from '../support/push-receiver';

const arranging = useArranging();
const { bookings } = arranging;

/** Another server on the same database, which delivers to a phone of this person. */
const startOther = async (personId: string) => {
  const other = openDatabase(bookings.address, { poolSize: 4 });
  const live = openLiveHub(other);
  const heard: LiveEvent[] = [];
  live.subscribe((event) => heard.push(event));
  const phone = await openPushReceiver();
  const owner = { id: newId(), personId, at: bookings.now };
  await pushSubscriptionRepository(other.db).save(phone.subscription(), owner);
  const subject = 'https://carpool.example';
  const push = await openPush({ db: other.db, subject, mayCall: () => true });
  const tools = { db: other.db, now: () => bookings.now, newId, log: createLog('silent') };
  const delivery = startDelivery({ senders: [push], live, pollSeconds: 60, ...tools });
  onTestFinished(async () => {
    await delivery.stop();
    await live.close();
    await other.close();
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  return { heard, received: phone.received };
};

it('a change of an arranged trip rings the rider’s bell within a second and the phone within three', async () => {
  const bookingId = await arranging.company.booking(period('08:00', '16:00'));
  const { requesterId } = await bookings.db
    .selectFrom('booking')
    .select('requesterId')
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow();
  const { heard, received } = await startOther(requesterId);
  await arranging.arrange([bookingId], { carId: await arranging.company.car() });
  const bell = { topic: 'notice', id: requesterId };
  await vi.waitFor(() => expect(heard).toContainEqual(bell), { timeout: 1000, interval: 10 });
  await vi.waitFor(
    () => expect(received.map(({ message }) => message['title'])).toEqual(['จัดรถแล้ว']),
    { timeout: 3000, interval: 10 },
  );
});

it('a thousand notices of one action are written within a second', async () => {
  const { db, company } = bookings;
  const { id: subjectId } = await insertBooking(db, company.people['employee']!);
  const people: string[] = [];
  for (let count = 0; count < 100; count += 1) people.push(await company.person());
  const news = { type: 'arranged', subjectId, params: {}, at: bookings.now } as const;
  const notices = Array.from({ length: 1000 }, (_, index) => ({
    ...news,
    id: newId(),
    personId: people[index % people.length]!,
    cause: `action:${index}`,
  }));
  const start = performance.now();
  await db.transaction().execute((tx) => noticeRepository(tx).add(notices));
  expect(performance.now() - start).toBeLessThan(1000);
});
