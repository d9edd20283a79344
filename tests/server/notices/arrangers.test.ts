import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { addMinutes } from '#domain/dates/bangkok-time';
import { period, useArranging } from '../arranging/use-arranging';
import { bangkok } from '../bookings/company';
import { deliverByMail } from '../support/notices';
import { providerOf } from '../support/trips';

const arranging = useArranging();
const { bookings } = arranging;

const bell = async () =>
  (await bookings.call<NoticePage>('admin', 'GET', '/employee/notices', {})).body.notices;

it('where a site has no Teams, those who arrange hear in their bell that a provider declined, and why', async () => {
  const providerId = await providerOf(bookings.db);
  const { tripId } = await arranging.company.arranged(
    { status: 'offered', ...period('08:00', '16:00') },
    { providerId, riding: 'approved' },
  );
  await arranging.act(tripId, 'decline', { reason: 'รถเสีย' }, { role: 'supplier' });
  expect(await bell()).toMatchObject([{ type: 'declined', isOver: false, reason: 'รถเสีย' }]);
  await bookings.db.updateTable('trip').set({ status: 'cancelled' }).execute();
  expect((await bell())[0]?.isOver).toBe(true);
});

it.each([
  ['stands comes by mail, once it cannot be taken back any more', false, ['declined']],
  ['is taken back at once comes by no mail, and waits for nobody', true, []],
])('a provider’s “no” that %s', async (_, isTakenBack, mails) => {
  const providerId = await providerOf(bookings.db);
  await bookings.db
    .updateTable('person')
    .set({ email: 'a@example.com' })
    .where('id', '=', bookings.company.people['admin']!)
    .execute();
  const { tripId } = await arranging.company.arranged(
    { status: 'offered', ...period('08:00', '16:00') },
    { providerId, riding: 'approved' },
  );
  const reason = { reason: 'รถเสีย' };
  const { body } = await arranging.act(tripId, 'decline', reason, { role: 'supplier' });
  expect(await deliverByMail(bookings)).toEqual([]);
  if (isTakenBack) await arranging.undo(body.undo?.changeId ?? '', { role: 'supplier' });
  expect((await bell()).filter(({ readAt }) => readAt === null)).toHaveLength(mails.length);
  bookings.setClock(addMinutes(bookings.now, 2));
  expect((await deliverByMail(bookings)).filter((type) => type === 'declined')).toEqual(mails);
});

it('of an urgent request they hear too, once it may be arranged', async () => {
  const times = { startsAt: bangkok(20, '13:00'), endsAt: bangkok(20, '15:00') };
  const urgent = {
    ...bookings.requests.bookingwithdrivernava,
    ...times,
    urgentReason: 'ลูกค้านัดด่วน',
  };
  await bookings.create(bookings.requests.bookingwithdrivernava);
  const { id, version } = (await bookings.create(urgent)).body;
  expect(await bell()).toEqual([]);
  const decision = { version, body: { reason: null } };
  await bookings.call('approver', 'POST', `/employee/approvals/${id}/approve`, decision);
  expect(await bell()).toMatchObject([{ type: 'urgent', link: expect.stringContaining(id) }]);
});
