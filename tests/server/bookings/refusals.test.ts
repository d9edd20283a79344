import { describe, expect, it } from 'vitest';
import { kindIds } from '#kinds/registry';
import { newId } from '../../../src/server/new-id';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

describe('every kind', () => {
  it.each(kindIds)('%s is created, listed, changed and cancelled', async (kind) => {
    const request = bookings.requests[kind];
    const { body } = await bookings.create(request);
    const edited = await bookings.edit(body, { ...request, note: 'โทรก่อนถึง' });
    expect(edited.body.request.note).toBe('โทรก่อนถึง');
    expect(edited.body.status).toBe(body.status);
    const cancelled = await bookings.act(edited.body, 'cancel', { reason: 'เลื่อน' });
    expect(cancelled.body.status).toBe('cancelled');
    const { body: page } = await bookings.list('?scope=cancelled');
    expect(page.bookings.map(({ id }) => id)).toEqual([body.id]);
  });

  it('the ride back of a shuttle is a booking of its own in the same group', async () => {
    const request = { ...bookings.requests.bookingduringday, returnAt: bangkok(20, '14:00') };
    expect((await bookings.create(request)).status).toBe(200);
    const { bookings: listed } = (await bookings.list()).body;
    expect(listed.map(({ from, to }) => [from, to])).toEqual([
      ['ประตู 1', 'สำนักงาน'],
      ['สำนักงาน', 'ประตู 1'],
    ]);
    const groups = await bookings.db.selectFrom('booking').select('groupId').execute();
    expect(new Set(groups.map(({ groupId }) => groupId)).size).toBe(1);
    expect(groups[0]?.groupId).not.toBeNull();
  });

  it('a file belongs to one booking only', async () => {
    const file = await bookings.company.add('file', {
      id: newId(),
      byId: bookings.company.people['employee']!,
      at: bookings.now,
      name: 'แผนที่.png',
      mediaType: 'image/png',
      clientId: 'phone-1',
      content: Buffer.from('x'),
    });
    const request = { ...bookings.requests.bookingwithdrivernava, attachmentIds: [file] };
    const { body } = await bookings.create(request);
    expect(body.attachments).toEqual([{ id: file, name: 'แผนที่.png', mediaType: 'image/png' }]);
    expect((await bookings.edit(body, request)).status).toBe(200);
    expect((await bookings.create(request)).body.error?.fields).toEqual({
      attachmentIds: 'unknown',
    });
  });
});
