import { sql, type RawBuilder } from 'kysely';
import type { DeadLetter, DeadLetterQuery } from '#contract/channels';
import type { ListPage } from '#contract/list';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { contains, readFound } from '../../list-query';
import { fullName, inDays, iso, nameOf, tellLive } from '../../sql';

const nameOfReader = (language: Language) =>
  sql<string>`coalesce(${fullName('p', language)}, ${nameOf('s', language)})`;

const select = (db: Db, language: Language) =>
  db
    .selectFrom('noticeDelivery as d')
    .innerJoin('notice as n', 'n.id', 'd.noticeId')
    .leftJoin('person as p', 'p.id', 'n.personId')
    .leftJoin('site as s', 's.id', 'n.siteId')
    .select([
      'd.id',
      iso('n.at').as('at'),
      sql<DeadLetter['type']>`n.type`.as('type'),
      sql<DeadLetter['channel']>`d.channel`.as('channel'),
      nameOfReader(language).as('to'),
      'd.attempts',
      sql<string>`coalesce(d.error, '')`.as('error'),
    ]);

/** Tried from the first attempt on; how many they are. */
const revive = async (db: Db, isMeant: RawBuilder<unknown>, now: Date): Promise<number> => {
  const { rows } = await sql`
    update notice_delivery set status = 'waiting', attempts = 0, error = null, due_at = ${now}, unless_read = false
    where ${isMeant} and status = 'dead' returning id`.execute(db);
  if (rows.length > 0) await tellLive(db, 'notice');
  return rows.length;
};

/** What could not be delivered. */
export const deadLetterRepository = (db: Db) => ({
  list: (
    query: DeadLetterQuery,
    { language, now }: { language: Language; now: Date },
  ): Promise<ListPage<DeadLetter>> => {
    const { q, from, to } = query;
    const found = db
      .selectFrom('noticeDelivery as d')
      .innerJoin('notice as n', 'n.id', 'd.noticeId')
      .leftJoin('person as p', 'p.id', 'n.personId')
      .leftJoin('site as s', 's.id', 'n.siteId')
      .select('d.id')
      .where('d.status', '=', 'dead')
      .where(inDays('n.at', { from, to }))
      .where(contains(q, nameOfReader(language)));
    return readFound(db, found, query, {
      sorts: { at: sql.ref('n.at') },
      rowsOf: async (ids) => select(db, language).where('d.id', 'in', ids).execute(),
      now,
    });
  },

  /** False when it is none, or none any more. */
  revive: async (id: string, now: Date): Promise<boolean> =>
    (await revive(db, sql`id = ${id}`, now)) > 0,

  reviveAll: (now: Date): Promise<number> => revive(db, sql`true`, now),
});
