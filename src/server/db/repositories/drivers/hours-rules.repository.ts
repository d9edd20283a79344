import { sql } from 'kysely';
import type { Day } from '#domain/dates/bangkok-time';
import type { DriverGroup, HoursRule } from '#domain/hours/rules';
import type { Db } from '../../client';
import { iso } from '../../sql';

type Version = { group: DriverGroup; validFrom: Day; rules: HoursRule[]; madeAt: string };

export const hoursRulesRepository = (db: Db) => ({
  list: async (): Promise<Version[]> => {
    const { rows } = await sql<Version>`
      select driver_group as "group", valid_from::text as valid_from, rules, ${iso('made_at')} as made_at
      from hours_rules order by driver_group, hours_rules.valid_from desc`.execute(db);
    return rows;
  },

  /** False where the group has a version from this day on already. */
  add: async (
    { group, validFrom, rules }: Omit<Version, 'madeAt'>,
    by: { personId: string; at: Date },
  ): Promise<boolean> => {
    const { numInsertedOrUpdatedRows = 0n } = await db
      .insertInto('hoursRules')
      .values({
        driverGroup: group,
        validFrom,
        rules: JSON.stringify(rules),
        madeAt: by.at,
        madeById: by.personId,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    return numInsertedOrUpdatedRows > 0n;
  },
});
