import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { useTestDatabase } from '../../../setup/test-database';
import { insertFile, pdf } from '../../support/files';
import { insertPeople, type Role } from '../../support/people';
import { useTestServer } from '../../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);
const path = '/employee/licence';
const today = dayOf(new Date());
let ids: Record<string, string>;
let photoId: string;
let keys = 0;

const valid = () => ({
  number: '56001234',
  class: 'บ.2',
  expiresOn: addDays(today, 400),
  photoId,
});

const save = (version: number, more: object = {}, role: Role = 'employee') =>
  request(role, path, {
    method: 'PUT',
    body: { ...valid(), ...more },
    headers: { 'if-match': `"${version}"`, 'idempotency-key': `licence-key-${++keys}` },
  });

beforeEach(async () => {
  ids = await insertPeople(database.db);
  photoId = await insertFile(database.db, ids['employee'] ?? '');
});

describe('my driving licence', () => {
  it('is nothing at first, then what was saved, then what it was renewed to', async () => {
    expect((await request('employee', path)).body).toEqual({ version: 0, licence: null });
    expect((await save(0)).body).toEqual({ version: 1, licence: valid() });
    const renewed = { expiresOn: addDays(today, 1000) };
    expect((await save(1, renewed)).body).toEqual({
      version: 2,
      licence: { ...valid(), ...renewed },
    });
    expect((await request('employee', path)).body).toMatchObject({ version: 2 });
    expect((await request('approver', path)).body).toEqual({ version: 0, licence: null });
  });

  it('when changed elsewhere meanwhile, says so and stays', async () => {
    await save(0);
    const late = await save(0, { class: 'บ.1' });
    expect(late.status).toBe(409);
    expect(late.body.error).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'สมชาย ใจดี', version: 1 },
    });
    expect((await request('employee', path)).body['licence']).toMatchObject({ class: 'บ.2' });
  });

  it('when another entered it meanwhile without an event, or there is none, refuses all the same', async () => {
    expect((await save(3)).body.error?.code).toBe('changed_meanwhile');
    await database.db
      .insertInto('licence')
      .values({ personId: ids['employee'] ?? '', number: '1', class: 'ท.2', expiresOn: today })
      .execute();
    expect((await save(0)).body.error?.code).toBe('changed_meanwhile');
    expect((await request('employee', path)).body).toMatchObject({
      version: 1,
      licence: { photoId: null },
    });
  });

  it('when two devices save the first one at once, keeps one', async () => {
    const answers = await Promise.all([save(0), save(0, { class: 'บ.1' })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it('takes the number as people type it', async () => {
    expect((await save(0, { number: ' ๕๖๐๐-1234 ' })).body['licence']).toMatchObject({
      number: '56001234',
    });
  });

  it('when it is another person’s number, says so', async () => {
    await save(0);
    const photo = await insertFile(database.db, ids['approver'] ?? '');
    const other = await save(0, { photoId: photo }, 'approver');
    expect([other.status, other.body.error?.fields]).toEqual([400, { number: 'taken' }]);
  });

  it('leaves an event without the number', async () => {
    await save(0);
    const event = await database.db
      .selectFrom('event')
      .select(['action', 'subject', 'subjectId', 'byId', 'after'])
      .where('subject', '=', 'licence')
      .executeTakeFirstOrThrow();
    expect(event).toEqual({
      action: 'change',
      subject: 'licence',
      subjectId: ids['employee'],
      byId: ids['employee'],
      after: { class: 'บ.2', expiresOn: valid().expiresOn },
    });
  });

  it.each([
    ['number', '', 'required'],
    ['number', undefined, 'required'],
    ['number', '12ab', 'invalid'],
    ['number', '1'.repeat(14), 'invalid'],
    ['class', 'บ.9', 'required'],
    ['expiresOn', addDays(today, -1), 'expired'],
    ['expiresOn', '2026-02-30', 'invalid'],
    ['expiresOn', '31/12/2569', 'invalid'],
    ['photoId', undefined, 'required'],
    ['photoId', '00000000-0000-4000-8000-000000000000', 'invalid'],
  ])('with %s %o is refused', async (field, value, problem) => {
    const answer = await save(0, { [field]: value });
    expect([answer.status, answer.body.error?.fields]).toEqual([400, { [field]: problem }]);
  });

  it('is valid to the end of its last day', async () => {
    expect((await save(0, { expiresOn: today })).status).toBe(200);
  });

  it('takes no photo of another person, and no paper', async () => {
    const theirs = await insertFile(database.db, ids['approver'] ?? '');
    const mine = ids['employee'] ?? '';
    const more = { mediaType: 'application/pdf', content: pdf };
    const paper = await insertFile(database.db, mine, more);
    for (const wrong of [theirs, paper])
      expect((await save(0, { photoId: wrong })).body.error?.fields).toEqual({
        photoId: 'invalid',
      });
  });
});
