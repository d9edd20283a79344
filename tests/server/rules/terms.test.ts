import { expect, it } from 'vitest';
import type { BookingOptions } from '#contract/booking-options';
import type { KindRulesView, RulesAnswer } from '#contract/rules';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const noSmoking = { textTh: 'ห้ามสูบบุหรี่ในรถ', textEn: 'No smoking in the car' };
const noPets = { ...noSmoking, textEn: 'No smoking and no pets in the car' };

/** By somebody who has read the first text; after another one it is the second that they read. */
const add = (validFrom: string, text = noSmoking, kind = 'bookingnodriver', version = 1) =>
  admin.send<RulesAnswer>('POST', `/admin/${kind}/terms`, {
    body: { validFrom, ...text },
    version,
  });
const shown = async () =>
  (await admin.get<BookingOptions>('/employee/booking-options/bookingnodriver')).body.terms;

it('a new text is the one to accept from its day on, and the old one stays as it was', async () => {
  const { body } = await add('2026-11-23');
  expect(body.rules.terms.map(({ number, validFrom }) => [number, validFrom])).toEqual([
    [2, '2026-11-23'],
    [1, '2025-01-01'],
  ]);
  expect(await shown()).toEqual({ number: 2, text: 'ห้ามสูบบุหรี่ในรถ' });
  const events = admin.db.selectFrom('event').select('after').where('action', '=', 'add-terms');
  expect(await events.executeTakeFirst()).toMatchObject({
    after: { kind: 'bookingnodriver', number: 2 },
  });
});

it('one for later is known to the admins, and nobody accepts it yet', async () => {
  await add('2026-12-01');
  expect((await shown())?.number).toBe(1);
  const { body } = await admin.get<KindRulesView>('/admin/bookingnodriver/rules');
  expect(body.terms[0]).toMatchObject({ number: 2, validFrom: '2026-12-01' });
});

it('none begins in the past, and where others drive there are none', async () => {
  const past = await add('2026-11-22');
  expect([past.status, past.body.error?.fields]).toEqual([400, { validFrom: 'in_the_past' }]);
  expect((await add('2026-12-01', noSmoking, 'bookingwithdrivernava')).status).toBe(404);
});

it('the newest in the same words is refused, until something of it is changed', async () => {
  await add('2026-11-23');
  const again = await add('2026-12-01', noSmoking, 'bookingnodriver', 2);
  expect([again.status, again.body.error?.code]).toEqual([409, 'nothing_new']);
  const changed = await add('2026-12-01', noPets, 'bookingnodriver', 2);
  expect(changed.body.rules.terms).toHaveLength(3);
});

it('of two at once the second hears of the first, and is another text once it has read it', async () => {
  const both = await Promise.all([add('2026-12-01'), add('2026-12-01', noPets)]);
  const refused = both.find(({ status }) => status === 409);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(refused?.body.error).toMatchObject({
    code: 'changed_meanwhile',
    conflict: { by: 'สมชาย ใจดี', version: 2 },
  });
  const { body } = await add('2026-12-01', { ...noPets, textTh: 'ห้าม' }, 'bookingnodriver', 2);
  expect(body.rules.terms.map(({ number }) => number)).toEqual([3, 2, 1]);
});
