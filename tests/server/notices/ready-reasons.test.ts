import { describe, expect, it } from 'vitest';
import type { ApprovalPage } from '#contract/approvals';
import type { BookingDetail } from '#contract/bookings';
import type { NoticePage } from '#contract/notices';
import { useBookings } from '../bookings/use-bookings';
import type { Role } from '../support/people';

const bookings = useBookings();

const reject = async (reason: string) => {
  const { body: booking } = await bookings.create(bookings.requests.bookingwithdrivernava);
  await bookings.call('approver', 'POST', `/employee/approvals/${booking.id}/reject`, {
    version: booking.version,
    body: { reason },
  });
  return booking.id;
};

const inEnglish = async <T>(role: Role, path: string) =>
  (await bookings.call<T>(role, 'GET', `/employee${path}`, { language: 'en' })).body;

/** Why, wherever an English reader meets it. */
const told = async (id: string) => {
  const { notices } = await inEnglish<NoticePage>('employee', '/notices');
  const { timeline } = await inEnglish<BookingDetail>('employee', `/bookings/${id}`);
  const { approvals } = await inEnglish<ApprovalPage>('approver', '/approvals?tab=decided');
  return [notices[0]?.reason, timeline.at(-1)?.reason, approvals[0]?.decision?.reason];
};

describe('why something was refused', () => {
  it('is said in the reader’s language, where a ready-made reason was chosen in another', async () => {
    const id = await reject('งบประมาณไม่พอ');
    expect(await told(id)).toEqual(Array.from({ length: 3 }, () => 'Not in the budget'));
  });

  it('is as it was typed, in anybody’s own words', async () => {
    const id = await reject('งบประมาณไม่พอแล้ว');
    expect(await told(id)).toEqual(Array.from({ length: 3 }, () => 'งบประมาณไม่พอแล้ว'));
  });
});
