import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { noteExpiringPapers } from '../../../src/server/jobs/note-expiring-papers';
import { createLog } from '../../../src/server/log';
import { newId } from '../../../src/server/new-id';
import { insertProvider } from '../support/providers';
import { now, useAdmin } from '../support/use-admin';

const admin = useAdmin();

const contract = (providerId: string, number: string, period: string, status = 'active') =>
  admin.db
    .insertInto('contract')
    .values({ id: newId(), providerId, number, period, status })
    .execute();
const run = () => noteExpiringPapers.run({ db: admin.db, now, newId, log: createLog('silent') });

it('tells the admins of a provider’s kinds that its contract runs out, unless a later one stands', async () => {
  const provider = await insertProvider(admin.db);
  await contract(provider, 'CP-1', '[2026-01-01,2027-01-22]');
  const renewed = await insertProvider(admin.db, { name: 'ขนส่งเหนือ' });
  await contract(renewed, 'CP-2', '[2026-01-01,2027-01-22]');
  await contract(renewed, 'CP-3', '[2027-01-23,)');
  const ended = await insertProvider(admin.db, { name: 'ขนส่งใต้' });
  await contract(ended, 'CP-4', '[2026-01-01,2027-01-22]', 'ended');
  await run();
  await run();
  const { body } = await admin.get<NoticePage>('/employee/notices');
  expect(body.notices).toMatchObject([
    {
      sentence: 'สัญญาผู้ให้บริการ CP-1 หมดอายุ 22/01/2027',
      link: `/admin/bookingwithdrivernava/expenseandprovider?open=${provider}#contract`,
    },
  ]);
});

it('leads to a page that there is, whichever kinds the provider serves', async () => {
  const provider = await insertProvider(admin.db);
  await admin.db
    .insertInto('providerKind')
    .values([
      { providerId: provider, kind: 'bookingduringday' },
      { providerId: provider, kind: 'bookingnodriver' },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await contract(provider, 'CP-9', '[2026-01-01,2027-01-22]');
  const kinds = ['bookingnodriver', 'bookingduringday'];
  await admin.db.updateTable('adminUser').set({ kinds }).execute();
  await run();
  const { body } = await admin.get<NoticePage>('/employee/notices');
  expect(body.notices[0]?.link).toBe(`/admin/bookingduringday/provider?open=${provider}#contract`);
  await admin.db
    .updateTable('adminUser')
    .set({ kinds: ['bookingnodriver'] })
    .execute();
  const later = await admin.get<NoticePage>('/employee/notices');
  expect(later.body.notices[0]?.link).toBe('/admin');
});
