import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DataSubject, DataSubjects, PersonalData } from '#contract/personal-data';
import { newId } from '../../../src/server/new-id';
import { backUp } from '../operations/use-backups';
import { insertBooking } from '../support/bookings';
import { insertNotice, subscriptionOf } from '../support/notices';
import { insertLeaver } from '../support/people';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const phone = '0898765432';

let leaver: string;
let bookingId: string;

// Somebody who has left, with a trace wherever the product leaves one.
beforeEach(async () => {
  leaver = await insertLeaver(admin.db);
  const over = { status: 'cancelled', contactPhone: phone };
  ({ id: bookingId } = await insertBooking(admin.db, leaver, over));
  await insertNotice(admin.db, leaver);
  await sql`update booking set status = 'cancelled', contact_phone = ${phone} where requester_id = ${leaver}`.execute(
    admin.db,
  );
  await sql`insert into booking_revision (id, booking_id, number, status, change, by_id, at, closed_at)
    values (gen_random_uuid(), ${bookingId}, 9, 'withdrawn', ${JSON.stringify({ request: { contactPhone: phone } })}, ${leaver}, now(), now())`.execute(
    admin.db,
  );
  await sql`insert into licence (person_id, number, class, expires_on) values (${leaver}, '61200499', 'บ.1', '2030-01-01')`.execute(
    admin.db,
  );
  await sql`insert into saved_filter (id, person_id, list, name, search) values (gen_random_uuid(), ${leaver}, 'cars', 'x', 'Leaver')`.execute(
    admin.db,
  );
  const { endpoint } = subscriptionOf('https://push.example/leaver-phone');
  await sql`insert into push_subscription (id, person_id, endpoint, p256dh, auth, created_at)
    values (gen_random_uuid(), ${leaver}, ${endpoint}, 'secret-p256dh', 'secret-auth', now())`.execute(
    admin.db,
  );
  await sql`insert into line_friend (person_id, line_id, linked_at) values (${leaver}, 'U-leaver', now())`.execute(
    admin.db,
  );
  await sql`insert into account_record (id, person_id, sign_in_name) values (gen_random_uuid(), ${leaver}, 'leaver-old@siamparts.example')`.execute(
    admin.db,
  );
});

const find = async (q: string) =>
  (await admin.get<DataSubjects>(`/admin/personal-data?q=${encodeURIComponent(q)}`)).body.people;
const erase = (id: string) => admin.send<DataSubject>('POST', `/admin/personal-data/${id}/erasure`);

describe('a person’s own data', () => {
  it('is found for those who have left too, with what stands in the way of erasing it', async () => {
    expect(await find('วิภา')).toEqual([
      expect.objectContaining({ id: leaver, name: 'วิภา ลาออก', hindrance: null }),
    ]);
    expect((await find('E-approver'))[0]).toMatchObject({ hindrance: 'at_work' });
    expect((await admin.get('/admin/personal-data?q=x')).status).toBe(400);
  });

  it('is given out whole, without keys and without anybody else’s row', async () => {
    const { body } = await admin.get<PersonalData>(`/admin/personal-data/${leaver}`);
    expect(body.person).toMatchObject({ first_name_en: 'Wipa', phone });
    expect(body.records['booking.requester_id']).toContainEqual(
      expect.objectContaining({ id: bookingId, contact_phone: phone }),
    );
    expect(Object.keys(body.records)).toEqual(
      expect.arrayContaining([
        'licence.person_id',
        'notice.person_id',
        'push_subscription.person_id',
        'line_friend.person_id',
        'passenger.person_id',
        'saved_filter.person_id',
      ]),
    );
    expect(JSON.stringify(body)).not.toMatch(/secret-|E-admin/);
  });
});

describe('erasure', () => {
  it('leaves the history and nothing by which the person could be known', async () => {
    const traces = /Wipa|Leaver|leaver|วิภา|ลาออก|0898765432|61200499|secret-auth/;
    const everything = async () => (await backUp(admin.database)).toString();
    expect(await everything()).toMatch(traces);
    const erased = await erase(leaver);
    expect(erased.body).toMatchObject({ employeeNo: null, hindrance: 'erased' });
    expect((await everything()).match(traces)?.[0]).toBeUndefined();

    const { rows } =
      await sql`select status from booking where id = ${bookingId} and requester_id = ${leaver}`.execute(
        admin.db,
      );
    expect(rows).toEqual([{ status: 'cancelled' }]);
    expect(await admin.events('person')).toContainEqual(
      expect.objectContaining({ action: 'erase', byId: admin.idOf('admin') }),
    );
    expect(await find('Erased')).toEqual([]);
    expect((await erase(leaver)).body.error?.code).toBe('not_now');
  });

  it('waits until somebody has left, and until nothing is open that others carry out', async () => {
    expect((await erase(admin.idOf('approver'))).body.error?.code).toBe('not_now');
    expect((await erase(admin.idOf('admin'))).body.error?.code).toBe('own_rights');
    await sql`update booking set status = 'pending' where id = ${bookingId}`.execute(admin.db);
    expect((await find('Wipa'))[0]?.hindrance).toBe('open_bookings');
    expect((await erase(leaver)).body.error?.code).toBe('not_now');
    expect((await erase(newId())).status).toBe(404);
  });
});
