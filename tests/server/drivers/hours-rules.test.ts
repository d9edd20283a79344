import { describe, expect, it } from 'vitest';
import type { HoursRules } from '#contract/hours-calls';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();
const root = '/admin/driver-hours-rules';
// The clock of the tests stands on the 23rd.
const later = { group: 'own', validFrom: '2026-11-24' };
const day = { type: 'day', most: 600, isHard: true } as const;

const add = (version: { group: string; validFrom: string }, rules: readonly object[] = [day]) =>
  admin.send<HoursRules>('POST', root, { body: { ...version, rules } });
const remove = (version: { group: string; validFrom: string }) =>
  admin.send<HoursRules>('POST', `${root}/remove`, { body: version });
const daysOf = ({ versions }: HoursRules) => versions.map(({ validFrom }) => validFrom);

describe('a version of the rules of driver hours', () => {
  it('that has not begun is taken away, and another made for the same day', async () => {
    await add(later);
    expect((await add(later)).body.error?.fields).toEqual({ validFrom: 'rules_already' });
    expect(daysOf((await remove(later)).body)).toEqual([]);
    expect((await remove(later)).body.error?.code).toBe('not_found');
    expect(daysOf((await add(later)).body)).toEqual([later.validFrom]);
  });

  it('that says what holds already is refused, until it says something else', async () => {
    const nothing = await add(later, []);
    expect(nothing.body.error?.code).toBe('nothing_new');
    await add(later);
    const next = { ...later, validFrom: '2026-12-01' };
    expect((await add(next)).body.error?.code).toBe('nothing_new');
    expect(daysOf((await add(next, [])).body)).toEqual([next.validFrom, later.validFrom]);
    expect(await admin.events('hours_rules')).toHaveLength(2);
  });

  it('that holds stays', async () => {
    const now = { ...later, validFrom: '2026-11-23' };
    await add(now);
    expect((await remove(now)).body.error?.code).toBe('not_now');
    expect(daysOf((await admin.get<HoursRules>(root)).body)).toEqual([now.validFrom]);
  });

  it('has a history in the words of its form', async () => {
    await add(later);
    await remove(later);
    const answers = { ...later, dayMost: 600, dayHard: true };
    expect(await admin.events('hours_rules')).toMatchObject([
      { action: 'create', after: answers },
      { action: 'remove', before: answers },
    ]);
  });

  it('that only warns says so in its history too, and nothing of the rules that do not hold', async () => {
    await add(later, [{ ...day, isHard: false }]);
    const [made] = await admin.events('hours_rules');
    expect(made?.after).toEqual({ ...later, dayMost: 600, dayHard: false });
  });
});
