import { beforeEach, describe, expect, it } from 'vitest';
import { useTestDatabase } from '../../setup/test-database';
import { insertPeople, type Role } from '../support/people';
import { useTestServer } from '../support/test-server';

const database = useTestDatabase();
const { request } = useTestServer(database);
const report = { message: 'ประตูเสีย', page: '/checkbooking', appVersion: '1', lastError: null };

const send = (key: string, change: object = {}, role: Role = 'employee') =>
  request(role, '/employee/problem-reports', {
    method: 'POST',
    body: { ...report, ...change },
    headers: { 'idempotency-key': key },
  });

const count = async () => {
  const { n } = await database.db
    .selectFrom('problemReport')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
};

beforeEach(() => insertPeople(database.db).then(() => {}));

describe('one tap, one thing done', () => {
  it('when repeated, gives the first answer again, byte for byte', async () => {
    const first = await send('key-of-one-tap');
    const again = await send('key-of-one-tap');
    expect(first.status).toBe(200);
    expect([again.status, again.text]).toEqual([200, first.text]);
    expect(again.headers.get('content-type')).toBe(first.headers.get('content-type'));
    expect(await count()).toBe(1);
  });

  it('when 20 retries race, does it once and gives all the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('key-of-a-race')));
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
    expect(await count()).toBe(1);
  });

  it('when the key comes with other content, refuses', async () => {
    await send('key-of-one-tap');
    const other = await send('key-of-one-tap', { message: 'อื่น' });
    expect([other.status, other.body.error?.code]).toEqual([422, 'key_reused']);
    expect(await count()).toBe(1);
  });

  it('when another person uses the same key, it is theirs', async () => {
    await send('key-of-one-tap');
    expect((await send('key-of-one-tap', {}, 'admin')).status).toBe(200);
    expect(await count()).toBe(2);
  });

  it('when the attempt was refused, leaves the key free', async () => {
    expect((await send('key-of-one-tap', { message: '' })).status).toBe(400);
    expect((await send('key-of-one-tap')).status).toBe(200);
  });

  it.each(['', 'short', 'with a space in it', 'x'.repeat(101)])(
    'when the key is "%s", says so',
    async (key) => {
      expect((await send(key)).body.error?.fields).toEqual({ 'Idempotency-Key': 'invalid' });
    },
  );
});
