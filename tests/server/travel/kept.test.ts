import { describe, expect, it } from 'vitest';
import type { ListPage } from '#contract/list';
import type { TravelDetail, TravelRow } from '#contract/travel';
import { newId } from '../../../src/server/new-id';
import { insertPlace } from '../support/basics';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const place = (name: string, latitude: string | null) =>
  insertPlace(admin.db, {
    nameTh: name,
    nameEn: `${name} EN`,
    latitude,
    longitude: latitude === null ? null : '100.60000',
  });

const pair = async () => ({
  fromId: await place('ประตู 1', '14.00000'),
  toId: await place('ท่าเรือ', '14.05000'),
});

const add = (body: object) =>
  admin.send<TravelDetail>('POST', '/admin/travel-times', { body: { ...body } });

const learn = (ends: { fromId: string; toId: string }, p50: number) =>
  admin.db
    .insertInto('travelLearned')
    .values({ ...ends, bucket: 'always', p50, p80: p50 + 5, n: 42, learnedAt: new Date() })
    .execute();

const list = async (query = '') =>
  (await admin.get<ListPage<TravelRow>>(`/admin/travel-times${query}`)).body.rows;

describe('how long it takes from place to place', () => {
  it('is typed by hand, beside what the map and the trips say', async () => {
    const ends = await pair();
    const added = await add({ ...ends, minutes: 40, km: null });
    await learn(ends, 25);
    expect(await list()).toMatchObject([
      {
        id: added.body.id,
        from: 'ประตู 1',
        to: 'ท่าเรือ',
        usedMinutes: 40,
        source: 'typed',
        minutes: 40,
        trips: 42,
        learnedMinutes: 25,
        learnedMost: 30,
        estimatedMinutes: 15,
        mapKm: 7.5,
      },
    ]);
  });

  it('is what trips say once the typed value is taken away, and the history names the pair', async () => {
    const ends = await pair();
    const { body } = await add({ ...ends, minutes: 40, km: null });
    await learn(ends, 25);
    const changed = await admin.send<TravelDetail>('PUT', `/admin/travel-times/${body.id}`, {
      body: { ...ends, minutes: null, km: '9.5' },
      version: body.version,
    });
    expect(changed.body).toMatchObject({ usedMinutes: 25, source: 'learned', km: '9.5' });
    const { body: trail } = await admin.get<{ rows: { label: string | null }[] }>(
      '/admin/audit?subject=travel_time',
    );
    expect(JSON.stringify(trail)).toContain('ประตู 1 → ท่าเรือ');
  });

  it('is found by either place, and by how it is known', async () => {
    await add({ ...(await pair()), minutes: 40, km: null });
    await add({
      fromId: await place('สำนักงาน', null),
      toId: await place('ธนาคาร', null),
      minutes: null,
      km: '5',
    });
    const found = async (query: string) => (await list(query)).map(({ from }) => from);
    expect(await found('?q=ธนาคาร')).toEqual(['สำนักงาน']);
    expect(await found('?source=typed')).toEqual(['ประตู 1']);
    expect(await found('?source=estimated')).toEqual(['สำนักงาน']);
    expect(await found('?source=learned')).toEqual([]);
  });

  it.each([
    ['goes somewhere', (ends: { fromId: string }) => ({ toId: ends.fromId }), 'toId', 'same_place'],
    ['is between places', () => ({ toId: newId() }), 'toId', 'unknown'],
    ['takes a time', () => ({ minutes: 0 }), 'minutes', 'too_few'],
    ['has a length', () => ({ km: 'ไกล' }), 'km', 'invalid'],
    ['is measured to a hundred metres', () => ({ km: '4.25' }), 'km', 'one_decimal'],
  ])('%s', async (_, change, field, problem) => {
    const ends = await pair();
    const { status, body } = await add({ ...ends, minutes: 20, km: null, ...change(ends) });
    expect([status, body.error?.fields]).toEqual([400, { [field]: problem }]);
  });

  it('stands once for a pair, and a pair does not become another', async () => {
    const ends = await pair();
    const { body } = await add({ ...ends, minutes: 20, km: null });
    expect((await add({ ...ends, minutes: 25, km: null })).body.error?.fields).toEqual({
      toId: 'there_already',
    });
    const moved = await admin.send('PUT', `/admin/travel-times/${body.id}`, {
      body: { fromId: ends.toId, toId: ends.fromId, minutes: 20, km: null },
      version: body.version,
    });
    expect(moved.body.error?.fields).toEqual({ toId: 'invalid' });
  });
});
