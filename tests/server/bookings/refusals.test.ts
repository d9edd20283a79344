import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { kindIds } from '#domain/booking/kind-id';
import { newId } from '../../../src/server/new-id';
import { bangkok } from './company';
import { useBookings } from './use-bookings';

const bookings = useBookings();

type Kind = (typeof kindIds)[number];

const nobody = '01900000-0000-7000-8000-000000000000';
const unknown = { type: 'known', placeId: nobody };

/** What stands in the way, and at which field it is said. */
const wrong: readonly [Kind, string, object, Record<string, string>][] = [
  [
    'bookingwithdrivernava',
    'a closed cost centre',
    { costCentreId: nobody },
    { costCentreId: 'unknown' },
  ],
  [
    'bookingwithdrivernava',
    'a purpose that is none',
    { purposeCode: 'holiday' },
    { purposeCode: 'unknown' },
  ],
  [
    'bookingwithdrivernava',
    '“other” without words',
    { purposeCode: 'other' },
    { purposeText: 'required' },
  ],
  ['bookingwithdrivernava', 'a place that is none', { pickUp: unknown }, { pickUp: 'unknown' }],
  [
    'bookingwithdrivernava',
    'a colleague who is none',
    { forWhom: { type: 'colleague', personId: nobody } },
    { forWhom: 'unknown' },
  ],
  [
    'bookingwithdrivernava',
    'a file of somebody else',
    { attachmentIds: [nobody] },
    { attachmentIds: 'unknown' },
  ],
  [
    'bookingwithdrivernava',
    'a start too far ahead',
    { startsAt: '2027-05-03T01:00:00.000Z', endsAt: '2027-05-03T09:00:00.000Z' },
    { startsAt: 'too_far_ahead' },
  ],
  [
    'bookingwithdrivernava',
    'a start of yesterday',
    { startsAt: bangkok(19, '08:00'), urgentReason: 'x' },
    { startsAt: 'in_the_past' },
  ],
  [
    'bookingnodriver',
    'a driver without a licence',
    { driverId: 'approver' },
    { driverId: 'licence_missing' },
  ],
  ['bookingnodriver', 'older terms', { termsNumber: 7 }, { termsNumber: 'terms_changed' }],
  ['bookingnodriver', 'a car that is none', { carId: nobody }, { carId: 'unknown' }],
  ['bookingduringday', 'a Sunday', { at: bangkok(22, '10:00') }, {}],
  ['bookingwithdriveramata', 'a departure that is none', { timetableEntryId: nobody }, {}],
  ['bookingwithdriveramata', 'a Sunday', { date: '2026-11-22' }, {}],
];

describe('what stands in the way', () => {
  it.each(wrong)('%s with %s is refused at its field', async (kind, _, change, fields) => {
    const { people } = bookings.company;
    const named = 'driverId' in change ? { driverId: people['approver'] } : change;
    const { status, body } = await bookings.create({ ...bookings.requests[kind], ...named });
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
    expect(body.error?.fields).toMatchObject(fields);
    expect(await bookings.db.selectFrom('booking').selectAll().execute()).toEqual([]);
  });
});

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
    const groups = await bookings.db.selectFrom('booking').select('group_id').execute();
    expect(new Set(groups.map(({ group_id }) => group_id)).size).toBe(1);
    expect(groups[0]?.group_id).not.toBeNull();
  });

  it('a file belongs to one booking only', async () => {
    const file = await bookings.company.add('file', {
      id: newId(),
      by_id: bookings.company.people['employee']!,
      at: bookings.now,
      name: 'แผนที่.png',
      media_type: 'image/png',
      client_id: 'phone-1',
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

test('whatever is sent, the server answers and never breaks', { timeout: 60_000 }, async () => {
  const value = fc.oneof(
    fc.constantFrom(null, true, 0, -1, 1e21, '', '๑๒๓', '🚗'.repeat(300), '__proto__', [], {}),
    fc.string({ unit: 'binary' }),
    fc.anything(),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kindIds),
      fc.array(fc.tuple(fc.nat(30), value), { maxLength: 3 }),
      async (kind, changes) => {
        const request: Record<string, unknown> = structuredClone({ ...bookings.requests[kind] });
        const fields = [...Object.keys(request), 'companions', 'carId', 'groupId', 'constructor'];
        for (const [field, wild] of changes)
          if (typeof wild !== 'bigint') request[fields[field % fields.length]!] = wild;
        const body = JSON.parse(
          JSON.stringify(request, (_, part: unknown) =>
            typeof part === 'bigint' ? String(part) : part,
          ),
        ) as unknown;
        const answer = await bookings.create(body);
        expect([200, 400, 409, 422]).toContain(answer.status);
      },
    ),
    { numRuns: 150 },
  );
});
