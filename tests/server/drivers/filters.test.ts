import { describe, expect, it } from 'vitest';
import type { DriverRow } from '#contract/drivers';
import type { ListPage } from '#contract/list';
import { companyIn } from '../schema/company';
import { providerOf, tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

// Today is the 23rd of November 2026 here.
const admin = useAdmin();
const page = async (query: string, role: 'admin' | 'supplier' = 'admin') =>
  (await admin.get<ListPage<DriverRow>>(`/admin/drivers?${query}`, role)).body;
const names = async (query: string, role: 'admin' | 'supplier' = 'admin') =>
  (await page(query, role)).rows.map(({ nickname }) => nickname);

type Made = { until: string; site?: 'nava' | 'amata'; providerId?: string; status?: string };

/** One whose nickname says which it is. */
const driver = async (nickname: string, { until, site = 'nava', providerId, status }: Made) => {
  const kind = site === 'amata' ? 'bookingwithdriveramata' : 'bookingwithdrivernava';
  const id = await tripsIn(admin.db, kind).driver({
    providerId: providerId ?? null,
    ...(status !== undefined && { status }),
  });
  await companyIn(admin.db).add('driverSite', { driverId: id, siteId: site });
  await admin.db.updateTable('person').set({ nickname }).where('id', '=', id).execute();
  await admin.db
    .updateTable('licence')
    .set({ expiresOn: until })
    .where('personId', '=', id)
    .execute();
  return id;
};

const four = async () => {
  const providerId = await providerOf(admin.db);
  await driver('lapsed', { until: '2026-11-22', status: 'suspended' });
  await driver('today', { until: '2026-11-23', providerId });
  await driver('week', { until: '2026-11-30', site: 'amata' });
  await driver('later', { until: '2027-01-23', site: 'amata', providerId });
  return providerId;
};

describe('the list of drivers', () => {
  it('is filtered by each of its filters, and by all of them at once', async () => {
    const providerId = await four();
    expect(await names('sort=licence')).toEqual(['lapsed', 'today', 'week', 'later']);
    expect(await names('status=suspended')).toEqual(['lapsed']);
    expect(await names('status=active,suspended&sort=licence&size=2')).toEqual(['lapsed', 'today']);
    expect(await names('site=amata&sort=licence')).toEqual(['week', 'later']);
    expect(await names('site=amata,nava&sort=-licence&size=1')).toEqual(['later']);
    expect(await names('kind=bookingwithdriveramata&sort=licence')).toEqual(['week', 'later']);
    expect(await names('kind=bookingduringday')).toEqual([]);
    expect(await names('owner=company&sort=licence')).toEqual(['lapsed', 'week']);
    expect(await names(`owner=${providerId}&sort=licence`)).toEqual(['today', 'later']);
    expect(
      await names(`status=active&site=amata&kind=bookingwithdriveramata&owner=${providerId}`),
    ).toEqual(['later']);
  });

  it('finds licences that have lapsed, those soon to lapse, and those of a period', async () => {
    await four();
    expect(await names('due=lapsed')).toEqual(['lapsed']);
    expect(await names('due=7&sort=licence')).toEqual(['lapsed', 'today', 'week']);
    expect(await names('due=60&sort=licence')).toEqual(['lapsed', 'today', 'week']);
    expect(await names('from=2026-11-23&to=2026-11-30&sort=licence')).toEqual(['today', 'week']);
    expect(await names('from=2026-12-01')).toEqual(['later']);
    expect(await names('to=2026-11-22')).toEqual(['lapsed']);
    // On the last day of a licence one still drives.
    expect(await names('due=lapsed&from=2026-11-23')).toEqual([]);
  });

  it('counts what it finds, page by page', async () => {
    await four();
    const second = await page('site=nava,amata&sort=licence&size=3&page=2');
    expect([second.total, second.rows.map(({ nickname }) => nickname)]).toEqual([4, ['later']]);
  });

  it('of a supplier stays the own one whatever is asked for', async () => {
    await four();
    expect(await names('sort=licence', 'supplier')).toEqual(['today', 'later']);
    expect(await names('owner=company', 'supplier')).toEqual([]);
    expect(await names('due=lapsed', 'supplier')).toEqual([]);
  });

  it.each(['status=gone', 'site=rayong', 'kind=car', 'owner=1', 'due=5', 'from=2026-02-30'])(
    'refuses %s',
    async (query) => {
      expect((await admin.get(`/admin/drivers?${query}`)).status).toBe(400);
    },
  );
});
