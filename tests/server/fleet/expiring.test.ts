import { expect, it } from 'vitest';
import type { NoticePage } from '#contract/notices';
import { expiringIn } from '../support/expiring';
import { insertPaper } from '../support/fleet';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const expiring = expiringIn(admin);
const { runAfter } = expiring;
const noticesSent = async () =>
  (await expiring.noticesSent()).map(({ subject: _, ...notice }) => notice);

it('tells the admins of the car’s kinds 60, 30 and 7 days ahead, each once', async () => {
  const car = await tripsIn(admin.db).car({ plate: '1กข 7' });
  // 60 days after the test's Monday.
  await insertPaper(admin.db, car, { type: 'tax', expiresOn: '2027-01-22' });
  await insertPaper(admin.db, car, { type: 'lease', expiresOn: '2026-12-01' });
  await insertPaper(admin.db, car, { type: 'lease', expiresOn: '2030-12-01' });
  const days = async () =>
    (await noticesSent()).map(({ personId, params }) => [
      personId === admin.idOf('admin'),
      (params as { days: number }).days,
    ]);

  await runAfter(-1);
  expect(await days()).toEqual([]);
  await runAfter(0);
  await runAfter(0);
  expect(await noticesSent()).toEqual([
    {
      personId: admin.idOf('admin'),
      subjectId: car,
      params: { days: 60, plate: '1กข 7', paper: 'tax', expiresOn: '2027-01-22' },
    },
  ]);
  await runAfter(29);
  expect(await days()).toEqual([[true, 60]]);
  await runAfter(30);
  await runAfter(54);
  await runAfter(61);
  expect(await days()).toEqual([
    [true, 60],
    [true, 30],
    [true, 7],
  ]);
});

it('is silent about retired cars, and tells no supplier and no admin of another kind', async () => {
  const trips = tripsIn(admin.db);
  const gone = await trips.car({ status: 'retired' });
  await insertPaper(admin.db, gone, { expiresOn: '2026-11-25' });
  const car = await trips.car();
  await insertPaper(admin.db, car, { expiresOn: '2026-11-25' });
  await runAfter(0);
  expect((await noticesSent()).map(({ personId }) => personId)).toEqual([admin.idOf('admin')]);
});

it('leads to the papers of the car, which stand far below its top', async () => {
  const car = await tripsIn(admin.db).car();
  await insertPaper(admin.db, car, { expiresOn: '2026-11-25' });
  await runAfter(0);
  const { body } = await admin.get<NoticePage>('/employee/notices');
  expect(body.notices[0]?.link).toMatch(
    new RegExp(`^/admin/\\w+/managecar\\?open=${car}#car-paper$`),
  );
});
