import { expect, it } from 'vitest';
import type { ListPage } from '#contract/list';
import type { ProviderRow } from '#contract/providers';
import type { AdminUserRow } from '#contract/users';
import { insertProvider } from '../support/providers';
import { providerOf } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const signInNames = async (query: string) =>
  (await admin.get<ListPage<AdminUserRow>>(`/admin/users?${query}`)).body.rows.map(
    ({ signInName }) => signInName,
  );

it('admin users are filtered by provider, by site, and by when they were last active', async () => {
  const provider = await providerOf(admin.db);
  expect(new Set(await signInNames(`provider=${provider}`))).toEqual(
    new Set(['supplier@siamparts.example', 'withdrawn-supplier@siamparts.example']),
  );
  expect(await signInNames('site=amata')).toEqual([]);
  expect(await signInNames('site=nava')).toContain('one-kind-admin@siamparts.example');
  await admin.db
    .updateTable('adminUser')
    .set({ lastActiveAt: new Date('2026-11-10T16:59:00Z') })
    .where('personId', '=', admin.idOf('one-kind admin'))
    .execute();
  // One minute before midnight in Bangkok.
  expect(await signInNames('from=2026-11-10&to=2026-11-10')).toEqual([
    'one-kind-admin@siamparts.example',
  ]);
  expect(await signInNames('to=2026-11-09')).toEqual([]);
});

it('providers are filtered by when their contract ends', async () => {
  const id = await insertProvider(admin.db);
  await admin.db
    .insertInto('contract')
    .values({ id, providerId: id, number: 'C-1', period: '[2026-01-01,2027-01-01)' })
    .execute();
  const found = async (query: string) =>
    (
      await admin.get<ListPage<ProviderRow>>(`/admin/bookingwithdrivernava/providers?${query}`)
    ).body.rows.map((row) => row.id);
  expect(await found('from=2026-12-31&to=2026-12-31')).toEqual([id]);
  expect(await found('to=2026-12-30')).toEqual([]);
});
