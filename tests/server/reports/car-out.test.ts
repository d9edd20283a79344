import { expect, test } from 'vitest';
import type { KindId } from '#kinds/registry';
import { useTestDatabase } from '../../setup/test-database';
import { companyIn } from '../schema/company';
import { useReports } from './use-reports';

const database = useTestDatabase();
const { report } = useReports(database);

const kind: KindId = 'bookingwithdriveramata';
const day = '2026-11-10';
/** By the clock of Bangkok. */
const at = (time: string) => new Date(`${day}T${time}:00+07:00`);

test('a late return takes its minutes from the trip after it, which nobody marked, and gives them back when it is corrected', async () => {
  const company = companyIn(database.db);
  const car = await company.car();
  const tripOf = async (from: string, to: string) => {
    const times = { startsAt: at(from), endsAt: at(to) };
    const trip = await company.trip({ kind, status: 'done', ...times });
    const range = `[${times.startsAt.toISOString()},${times.endsAt.toISOString()})`;
    return company.assign({ trip, car }, range);
  };
  const morning = await tripOf('08:00', '10:00');
  await tripOf('10:00', '12:00');
  const marked = (departed: string | null, returned: string | null) =>
    database.db
      .updateTable('assignment')
      .set({ departedAt: departed && at(departed), returnedAt: returned && at(returned) })
      .where('id', '=', morning)
      .execute();
  /** From when to when each trip's car was out. */
  const uses = async () => {
    await report(kind, { from: day, to: day });
    const rows = await database.db
      .selectFrom('reportFact')
      .select(['useFrom', 'useTo'])
      .orderBy('useFrom')
      .execute();
    return rows.map(({ useFrom, useTo }) => [useFrom / 60, useTo / 60]);
  };
  expect(await uses()).toEqual([
    [8, 10],
    [10, 12],
  ]);
  await marked('07:30', '10:45');
  expect(await uses()).toEqual([
    [7.5, 10.75],
    [10.75, 12],
  ]);
  await marked('07:30', null);
  expect(await uses()).toEqual([
    [7.5, 10],
    [10, 12],
  ]);
});
