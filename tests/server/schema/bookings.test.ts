import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { kindIds } from '#kinds/registry';
import { bookingStates } from '#domain/booking/states';
import { languages } from '#domain/language';
import { tripStates } from '#domain/trip/states';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { at, companyIn, refusedBy } from './company';

const database = useTestDatabase();
const company = () => companyIn(database.db);

const nextRef = async (kind: string, when: Date): Promise<string> => {
  const { rows } = await sql<{
    ref: string;
  }>`select next_booking_ref(${kind}, ${when}) as ref`.execute(database.db);
  return rows[0]!.ref;
};

/** The words a check constraint allows. */
const allowed = async (constraint: string): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`
    select pg_get_constraintdef(oid) as text from pg_constraint where conname = ${constraint}`.execute(
    database.db,
  );
  return [...rows[0]!.text.matchAll(/'([^']+)'::text/g)].map(([, word]) => word!);
};

describe('the number people see', () => {
  test('when fifty are given at once in a new month, each is given once', async () => {
    const refs = await Promise.all(
      Array.from({ length: 50 }, () => nextRef('bookingwithdrivernava', at(3))),
    );
    expect(refs.toSorted()).toEqual(
      Array.from({ length: 50 }, (_, index) => `NV-2611-${String(index + 1).padStart(4, '0')}`),
    );
  });

  test('when it is the first of the month in Thailand, belongs to the new month', async () => {
    expect(await nextRef('bookingnodriver', new Date('2026-11-30T16:59:59Z'))).toBe('SD-2611-0001');
    expect(await nextRef('bookingnodriver', new Date('2026-11-30T17:00:00Z'))).toBe('SD-2612-0001');
  });

  test('when given twice, the second booking is refused', async () => {
    await company().booking({ ref: 'NV-2611-0042' });
    await expect(company().booking({ ref: 'NV-2611-0042' })).rejects.toMatchObject(
      refusedBy('booking_ref_key'),
    );
  });
});

describe('a booking', () => {
  test.each(['arranged', 'ongoing', 'completed', 'noshow'])(
    'when %s, has a trip',
    async (status) => {
      await expect(company().booking({ status })).rejects.toMatchObject(
        refusedBy('booking_arranged_has_trip'),
      );
    },
  );

  test('when put on a trip of another kind, is refused', async () => {
    const tripId = await company().trip({ kind: 'bookingduringday' });
    await expect(company().booking({ tripId })).rejects.toMatchObject(
      refusedBy('booking_trip_id_kind_fkey'),
    );
  });

  test('when it ends before it starts, is refused', async () => {
    const backwards = company().booking({ startsAt: at(6), endsAt: at(2) });
    await expect(backwards).rejects.toMatchObject({ code: '23514' });
  });

  test('when changed, counts its version', async () => {
    const id = await company().booking();
    await database.db
      .updateTable('booking')
      .set({ note: 'x', version: 99 })
      .where('id', '=', id)
      .execute();
    const row = await database.db.selectFrom('booking').select('version').executeTakeFirstOrThrow();
    expect(row.version).toBe(2);
  });

  test('when the same person is a passenger twice, is refused', async () => {
    const [bookingId, personId] = [await company().booking(), await company().person()];
    await company().add('passenger', { id: newId(), bookingId, position: 0, personId });
    const again = company().add('passenger', { id: newId(), bookingId, position: 1, personId });
    await expect(again).rejects.toMatchObject(refusedBy('passenger_once'));
  });
});

describe('deciding', () => {
  const waiting = async (requesterId: string) => {
    const bookingId = await company().booking({ status: 'pending', requesterId });
    const revisionId = await company().add('bookingRevision', {
      id: newId(),
      bookingId,
      number: 1,
      status: 'pending',
      byId: requesterId,
      at: at(0),
    });
    await company().add('approval', {
      id: newId(),
      revisionId,
      bookingId,
      level: 1,
      status: 'waiting',
      waitingSince: at(0),
    });
    return bookingId;
  };
  const decide = (by: string, status: string, reason: string | null = null) =>
    database.db
      .updateTable('approval')
      .set({ status, decidedById: by, decidedAt: at(1), reason })
      .execute();

  test('when it is about oneself or a trip one is on, is refused', async () => {
    const [requester, passenger, manager] = [
      await company().person(),
      await company().person(),
      await company().person(),
    ];
    const bookingId = await waiting(requester);
    await company().add('passenger', {
      id: newId(),
      bookingId,
      position: 1,
      personId: passenger,
    });
    await expect(decide(requester, 'approved')).rejects.toMatchObject(
      refusedBy('approval_not_own'),
    );
    await expect(decide(passenger, 'approved')).rejects.toMatchObject(
      refusedBy('approval_not_own'),
    );
    await decide(manager, 'approved');
  });

  test.each(['rejected', 'returned'])('when %s, needs a reason', async (status) => {
    await waiting(await company().person());
    const silent = decide(await company().person(), status);
    await expect(silent).rejects.toMatchObject(refusedBy('approval_no_needs_reason'));
  });
});

describe('the closed lists of the domain are those of the database', () => {
  test.each([
    ['booking_status_check', bookingStates],
    ['trip_status_check', tripStates],
    ['kind_id_check', kindIds],
    ['person_language_check', languages],
  ])('%s', async (constraint, words) => {
    expect((await allowed(constraint)).toSorted()).toEqual(words.toSorted());
  });
});
