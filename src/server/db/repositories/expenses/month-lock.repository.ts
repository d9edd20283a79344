import type { ExpenseMonth } from '#contract/expense-months';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, readRow } from '../../sql';

type Month = Omit<ExpenseMonth, 'mayUnlock'>;

/** Months are written `2026-11`. */
export const monthLockRepository = (db: Db, kind: KindId) => ({
  read: async (month: string, language: Language): Promise<Month> => {
    const lock = await db
      .selectFrom('monthLock as m')
      .innerJoin('person', 'person.id', 'm.byId')
      .select(['m.at', fullName('person', language).as('by')])
      .where('m.kind', '=', kind)
      .where('m.month', '=', `${month}-01`)
      .executeTakeFirst();
    const row = await readRow(db)<{ open: number; decided: number; total: string }>`
      select count(*) filter (where status in ('draft', 'submitted'))::int as open,
        count(*) filter (where status in ('approved', 'paid'))::int as decided,
        coalesce(sum(amount) filter (where status in ('approved', 'paid')), 0)::numeric(14, 2)::text as total
      from expense
      where kind = ${kind} and spent_on >= ${`${month}-01`}::date
        and spent_on < (${`${month}-01`}::date + interval '1 month')`;
    const { open = 0, decided = 0, total = '0.00' } = row ?? {};
    return {
      month,
      lockedAt: lock?.at.toISOString() ?? null,
      lockedBy: lock?.by ?? null,
      open,
      decided,
      total,
    };
  },

  /** Waits for those who are writing into the month; whoever comes after meets the lock. */
  lock: async (month: string, byId: string, at: Date): Promise<boolean> => {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('monthLock')
      .values({ kind, month: `${month}-01`, byId, at })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows === 1n;
  },

  unlock: async (month: string): Promise<boolean> => {
    const { numDeletedRows } = await db
      .deleteFrom('monthLock')
      .where('kind', '=', kind)
      .where('month', '=', `${month}-01`)
      .executeTakeFirst();
    return numDeletedRows === 1n;
  },
});
