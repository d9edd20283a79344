import { sql } from 'kysely';
import type { Day } from '#domain/dates/bangkok-time';
import type { DriverGroup, HoursRule } from '#domain/hours/rules';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, iso } from '../../sql';

type Version = {
  group: DriverGroup;
  validFrom: Day;
  rules: HoursRule[];
  madeAt: string;
  madeBy: string | null;
};

export const hoursRulesRepository = (db: Db) => ({
  list: async (language: Language): Promise<Version[]> => {
    const { rows } = await sql<Version>`
      select driver_group as "group", valid_from::text as valid_from, rules, ${iso('made_at')} as made_at,
        ${fullName<string | null>('p', language)} as made_by
      from hours_rules left join person p on p.id = made_by_id order by driver_group, hours_rules.valid_from desc`.execute(
      db,
    );
    return rows;
  },

  /** What holds for a group on a day; nothing, where nobody has said. */
  validOn: async ({ group, validFrom }: Pick<Version, 'group' | 'validFrom'>) => {
    const row = await db
      .selectFrom('hoursRules')
      .select(sql<HoursRule[]>`rules`.as('rules'))
      .where('driverGroup', '=', group)
      .where('validFrom', '<=', validFrom)
      .orderBy('validFrom', 'desc')
      .executeTakeFirst();
    return row?.rules ?? [];
  },

  /** A version that has not begun by then, taken away. */
  remove: async (
    { group, validFrom }: Pick<Version, 'group' | 'validFrom'>,
    today: Day,
  ): Promise<HoursRule[] | undefined> => {
    const row = await db
      .deleteFrom('hoursRules')
      .where('driverGroup', '=', group)
      .where('validFrom', '=', validFrom)
      .where('validFrom', '>', today)
      .returning(sql<HoursRule[]>`rules`.as('rules'))
      .executeTakeFirst();
    return row?.rules;
  },

  /** False where the group has a version from this day on already. */
  add: async (
    { group, validFrom, rules }: Omit<Version, 'madeAt' | 'madeBy'>,
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
