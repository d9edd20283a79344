import { sql } from 'kysely';
import type { Delegation, Delegations } from '#contract/delegations';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { isInvolved } from '../../rows/approvals/decides-for';
import { fullName, iso, readIds, readRows } from '../../sql';

const MOST = 50;

type NewDelegation = {
  id: string;
  fromId: string;
  toId: string;
  from: string;
  until: string;
  reason: string | null;
  createdAt: Date;
};

export const delegationRepository = (db: Db) => {
  const list = async (
    mine: 'from_id' | 'to_id',
    { me, now, language }: { me: string; now: Date; language: Language },
  ): Promise<Delegation[]> => {
    const other = mine === 'from_id' ? 'to_id' : 'from_id';
    return readRows(db)<Delegation>`
      select x.id, x.version, x.reason, ${iso('lower(x.period)')} as from, ${iso('upper(x.period)')} as until,
        x.period @> ${now}::timestamptz as "isNow",
        ${fullName('p', language)} as name
      from delegation x join person p on p.id = ${sql.ref(`x.${other}`)}
      where ${sql.ref(`x.${mine}`)} = ${me} and x.revoked_at is null and upper(x.period) > ${now}
      order by lower(x.period), x.id limit ${MOST}`;
  };

  return {
    /** What is not over yet, the earliest first. */
    list: async (reader: { me: string; now: Date; language: Language }): Promise<Delegations> => ({
      given: await list('from_id', reader),
      received: await list('to_id', reader),
    }),

    /** An employee who is here, and decides nothing for a provider. */
    mayStandIn: async (personId: string): Promise<boolean> => {
      const row = await db
        .selectFrom('person')
        .select('id')
        .where('id', '=', personId)
        .where('role', '=', 'employee')
        .where('status', '=', 'active')
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('adminUser')
                .select('personId')
                .whereRef('adminUser.personId', '=', 'person.id')
                .where('supplier', '=', true)
                .where('adminUser.status', '=', 1),
            ),
          ),
        )
        .executeTakeFirst();
      return row !== undefined;
    },

    add: ({ from, until, ...made }: NewDelegation) =>
      db
        .insertInto('delegation')
        .values({ ...made, period: `[${from},${until})` })
        .execute(),

    /** Only what is the giver's own and not over. */
    lock: async (
      id: string,
      { me, now }: { me: string; now: Date },
    ): Promise<{ version: number } | undefined> =>
      db
        .selectFrom('delegation')
        .select('version')
        .where('id', '=', id)
        .where('fromId', '=', me)
        .where('revokedAt', 'is', null)
        .where(sql<boolean>`upper(period) > ${now}`)
        .forNoKeyUpdate()
        .executeTakeFirst(),

    revoke: (id: string, at: Date) =>
      db.updateTable('delegation').set({ revokedAt: at }).where('id', '=', id).execute(),

    /** Who stands in now for these people, where the booking is not their own. */
    standIns: (
      people: readonly string[],
      { bookingId, now }: { bookingId: string; now: Date },
    ) => readIds(db)`
        select distinct x.to_id as id
        from delegation x
        join person giver on giver.id = x.from_id and giver.status = 'active'
        join person p on p.id = x.to_id and p.status = 'active'
        join booking b on b.id = ${bookingId}
        where x.from_id = any (${sql.val(people)}::uuid[]) and x.revoked_at is null
          and x.period @> ${now}::timestamptz and not ${isInvolved(sql.ref('x.toId'))}`,
  };
};
