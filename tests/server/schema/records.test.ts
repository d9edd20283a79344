import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { contactRepository } from '../../../src/server/db/repositories/users/contact.repository';
import { eventRepository } from '../../../src/server/db/repositories/audit/event.repository';
import { idempotencyRepository } from '../../../src/server/db/repositories/service/idempotency.repository';
import { problemReportRepository } from '../../../src/server/db/repositories/problems/problem-report.repository';
import { serviceStateRepository } from '../../../src/server/db/repositories/service/service-state.repository';
import { newId } from '../../../src/server/new-id';
import { useTestDatabase } from '../../setup/test-database';
import { at, companyIn, refusedBy } from './company';

const database = useTestDatabase();
const company = () => companyIn(database.db);

describe('events', () => {
  test('once written, can be neither changed nor removed', async () => {
    const events = eventRepository(database.db);
    await events.append({
      id: newId(),
      at: at(1),
      by: null,
      action: 'expire',
      subject: 'booking',
      subjectId: newId(),
    });
    const change = database.db.updateTable('event').set({ reason: 'x' }).execute();
    await expect(change).rejects.toMatchObject(refusedBy('event_append_only'));
    await expect(database.db.deleteFrom('event').execute()).rejects.toMatchObject(
      refusedBy('event_append_only'),
    );
    await expect(sql`truncate event`.execute(database.db)).rejects.toMatchObject(
      refusedBy('event_append_only'),
    );
  });
});

describe('service state', () => {
  test('when nobody changed it, is open with wordings in both languages', async () => {
    expect(await serviceStateRepository(database.db).read()).toEqual({
      isClose: false,
      wording: 'ปิดให้บริการชั่วคราว',
      wordingEn: 'The service is temporarily closed',
    });
  });

  test('when changed, changes one field and says who, when and from what', async () => {
    const by = await company().person();
    const state = serviceStateRepository(database.db);
    const closed = await state.change({ isClose: true }, { by, at: at(2), eventId: newId() });
    expect(closed).toMatchObject({ isClose: true, wording: 'ปิดให้บริการชั่วคราว' });
    expect(await state.read()).toEqual(closed);
    const events = await database.db.selectFrom('event').selectAll().execute();
    expect(events).toMatchObject([
      {
        byId: by,
        at: at(2),
        subject: 'service_state',
        before: { isClose: false },
        after: { isClose: true },
      },
    ]);
  });

  test('there is only one', async () => {
    const second = database.db.insertInto('serviceState').defaultValues().execute();
    await expect(second).rejects.toMatchObject(refusedBy('service_state_pkey'));
  });
});

describe('an idempotency key', () => {
  const key = '0190-key';
  const claim = (personId: string, bodyHash = 'hash', endpoint = 'reportProblem') =>
    idempotencyRepository(database.db).claim(key, personId, endpoint, bodyHash);

  test('when used again, gives the first answer; with another body or call, says so', async () => {
    const person = await company().person();
    expect(await claim(person)).toBe('new');
    await idempotencyRepository(database.db).store(key, person, {
      status: 200,
      answer: { id: 'x' },
    });
    expect(await claim(person)).toEqual({ status: 200, answer: { id: 'x' } });
    expect(await claim(person, 'other')).toBe('reused-with-other-body');
    expect(await claim(person, 'hash', 'other')).toBe('reused-with-other-body');
    expect(await claim(await company().person())).toBe('new');
  });

  test('when fifty retries meet, the work is done once and all get its answer', async () => {
    const person = await company().person();
    let done = 0;
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        database.db.transaction().execute(async (tx) => {
          const keys = idempotencyRepository(tx);
          const first = await keys.claim(key, person, 'reportProblem', 'hash');
          if (first !== 'new') return first;
          done += 1;
          const answer = { status: 200, answer: { id: 'only' } };
          await keys.store(key, person, answer);
          return answer;
        }),
      ),
    );
    expect(done).toBe(1);
    expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toHaveProperty('size', 1);
  });

  test('when the work is rolled back, is free again', async () => {
    const person = await company().person();
    const failing = database.db.transaction().execute(async (tx) => {
      await idempotencyRepository(tx).claim(key, person, 'reportProblem', 'hash');
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await claim(person)).toBe('new');
  });
});

describe('help', () => {
  test('contacts come in the reader’s language and in their order', async () => {
    const add = (position: number, service: string, name: string) =>
      company().add('contact', {
        id: newId(),
        position,
        service,
        nameTh: `${name} ไทย`,
        nameEn: name,
        roleTh: 'จัดรถ',
        roleEn: 'Dispatcher',
        hoursTh: 'ทุกวัน',
        hoursEn: 'Daily',
        phone: '0812345678',
      });
    await add(2, 'emergency', 'B');
    await add(1, 'booking', 'A');
    const list = await contactRepository(database.db).list('en');
    expect(list.map(({ name, hours }) => [name, hours])).toEqual([
      ['A', 'Daily'],
      ['B', 'Daily'],
    ]);
    expect((await contactRepository(database.db).list('th'))[0]).toMatchObject({
      name: 'A ไทย',
      email: null,
    });
  });

  test('a reported problem waits in the inbox', async () => {
    const by = await company().person();
    const report = { message: 'กดไม่ติด', page: '/approve', appVersion: '1', lastError: null };
    await problemReportRepository(database.db).add(report, { id: newId(), by, at: at(1) });
    const inbox = await database.db.selectFrom('problemReport').selectAll().execute();
    expect(inbox).toMatchObject([{ personId: by, message: 'กดไม่ติด', status: 'open' }]);
  });
});
