import { expect, it } from 'vitest';
import type { SetUp } from '#contract/basics';
import type { SetUpStep } from '#domain/basics/set-up-steps';
import { contactServices } from '#contract/contacts';
import { placeholderNumber } from '#domain/people/placeholder-number';
import { contactBodyOf, placeBodyOf } from '../support/basics';
import { insertHoliday, insertRoute } from '../support/rules';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const step = async (name: SetUpStep) => {
  const { body } = await admin.get<SetUp>('/admin/set-up');
  return body.steps.find((known) => known.step === name);
};

it('says of an empty installation what is missing, and for which kinds', async () => {
  expect(await step('cars')).toEqual({
    step: 'cars',
    isDone: false,
    count: 0,
    missing: [
      'bookingwithdrivernava',
      'bookingnodriver',
      'bookingduringday',
      'bookingwithdriveramata',
    ],
  });
  expect((await step('drivers'))?.missing).not.toContain('bookingnodriver');
  expect(await step('places')).toMatchObject({ isDone: false, count: 0 });
  expect(await step('rules')).toMatchObject({ isDone: false, count: 0 });
});

it('has a step done once what it asks for is there', async () => {
  await admin.send('POST', '/admin/places', { body: placeBodyOf() });
  await insertHoliday(admin.db);
  for (const service of contactServices.slice(1))
    await admin.send('POST', '/admin/contacts', { body: contactBodyOf({ service }) });
  expect(await step('places')).toMatchObject({ isDone: true, count: 1 });
  expect(await step('rules')).toMatchObject({
    isDone: false,
    missing: ['bookingwithdriveramata'],
  });
  await insertRoute(admin.db);
  expect(await step('rules')).toMatchObject({ isDone: true, missing: [] });
  expect(await step('contacts')).toMatchObject({ isDone: false, missing: ['emergency'] });
});

it('counts whom nobody approves, until somebody decides for their site', async () => {
  await admin.db.updateTable('person').set({ managerId: null }).execute();
  const before = await step('approvers');
  expect(before).toMatchObject({ isDone: false });
  expect(before?.count).toBeGreaterThan(0);
  await admin.db
    .updateTable('site')
    .set({ fallbackApproverId: admin.idOf('approver') })
    .execute();
  expect(await step('approvers')).toMatchObject({ isDone: true, count: 0, missing: [] });
});

it('counts an admin among the employees, but not who is only named as the first in settings', async () => {
  const everybody = (await step('people'))?.count ?? 0;
  await admin.db
    .updateTable('person')
    .set({ employeeNo: placeholderNumber(admin.idOf('admin')) })
    .where('id', '=', admin.idOf('admin'))
    .execute();
  expect(await step('people')).toMatchObject({ count: everybody - 1 });
});

it('does not count a car that is gone', async () => {
  await tripsIn(admin.db).car({ status: 'retired' });
  expect(await step('cars')).toMatchObject({ count: 0 });
});
