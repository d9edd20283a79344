import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { period, useArranging } from '../arranging/use-arranging';
import { bangkok } from '../bookings/company';
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
