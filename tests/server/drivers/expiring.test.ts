import { expect, it } from 'vitest';
import { expiringIn } from '../support/expiring';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const { runAfter, noticesSent } = expiringIn(admin);
const driver = async (expiresOn: string, more: object = {}) => {
  const id = await tripsIn(admin.db).driver(more);
  await admin.db.updateTable('licence').set({ expiresOn }).where('personId', '=', id).execute();
  return id;
};

it('tells the admins of drivers 60, 30 and 7 days before a licence lapses, each once', async () => {
  const id = await driver('2027-01-22');
  await runAfter(-1);
  expect(await noticesSent()).toEqual([]);
  await runAfter(0);
  await runAfter(0);
  expect(await noticesSent()).toEqual([
    {
      personId: admin.idOf('admin'),
      subject: 'driver',
      subjectId: id,
      params: { paper: 'licence', days: 60, expiresOn: '2027-01-22' },
    },
  ]);
  const { body } = await admin.get<{ notices: { sentence: string; link: string }[] }>(
    '/employee/notices',
  );
  expect(body.notices[0]?.link).toBe(`/admin/driver?open=${id}#licence`);
  expect(body.notices[0]?.sentence).toMatch(/^ใบขับขี่ ของ \S+ \S+ หมดอายุ 22\/01\/2027$/);
  for (const day of [29, 30, 54, 61]) await runAfter(day);
  expect((await noticesSent()).map(({ params }) => (params as { days: number }).days)).toEqual([
    60, 30, 7,
  ]);
});

it('tells of medical certificates and trainings too, and of nobody who has left', async () => {
  await driver('2099-01-01', {
    medicalExpiresOn: '2026-12-01',
    trainingExpiresOn: '2026-12-02',
  });
  await driver('2026-12-01', { status: 'left' });
  await runAfter(0);
  expect(
    (await noticesSent()).map(({ params }) => (params as { paper: string }).paper).toSorted(),
  ).toEqual(['medical', 'training']);
});
