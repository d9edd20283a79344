import { sql } from 'kysely';
import type { ListPage } from '#contract/list';
import type { ProblemReportQuery, ReportedProblem, ReportRow } from '#contract/problem-reports';
import type { Language } from '#domain/language';
import type { FollowUp } from '#domain/rating/follow-up';
import { fullName, inDays, iso } from '../../sql';
import type { Db } from '../../client';
import { contains, readFound } from '../../list-query';
import { eventRepository } from '../audit/event.repository';

const select = (db: Db, language: Language) =>
  db
    .selectFrom('problemReport as r')
    .innerJoin('person as p', 'p.id', 'r.personId')
    .leftJoin('person as o', 'o.id', 'r.ownerId')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('car')
          .innerJoin('carKind as k', 'k.carId', 'car.id')
          // As text: an address is whatever the browser said.
          .where(sql`car.id::text`, '=', sql`substring(r.page from '^/car/(.{36})')`)
          .orderBy('k.kind')
          .limit(1)
          .select(
            sql<
              ReportRow['car']
            >`json_build_object('id', car.id, 'plate', plate, 'kind', k.kind)`.as('car'),
          )
          .as('c'),
      (join) => join.onTrue(),
    )
    .select([
      'r.id',
      'c.car',
      iso('r.at').as('at'),
      fullName('p', language).as('by'),
      'p.phone',
      'p.email',
      'r.message',
      'r.page',
      'r.appVersion',
      'r.lastError',
      'r.status',
      'r.ownerId',
      fullName<string | null>('o', language).as('owner'),
      'r.version',
    ]);

/** Reports are seldom rewritten: worked on in this order. */
const workOrder = sql`array_position(array['open', 'in_progress', 'resolved'], r.status)`;

export const reportInboxRepository = (db: Db) => ({
  list: (
    query: ProblemReportQuery,
    { me, language, now }: { me: string; language: Language; now: Date },
  ): Promise<ListPage<ReportRow>> => {
    const { q, status, mine, from, to } = query;
    const found = db
      .selectFrom('problemReport as r')
      .innerJoin('person as p', 'p.id', 'r.personId')
      .select('r.id')
      .$if(status !== undefined, (some) => some.where('r.status', 'in', status!))
      .$if(mine !== undefined, (some) => some.where('r.ownerId', '=', me))
      .where(inDays('r.at', { from, to }))
      .where(contains(q, sql.ref('r.message'), sql.ref('r.page'), fullName('p', language)));
    return readFound(db, found, query, {
      sorts: { at: sql.ref('r.at'), status: workOrder },
      rowsOf: (ids) => select(db, language).where('r.id', 'in', ids).execute(),
      now,
    });
  },

  find: async (id: string, language: Language): Promise<ReportedProblem | undefined> => {
    const row = await select(db, language).where('r.id', '=', id).executeTakeFirst();
    if (!row) return undefined;
    const audit = await eventRepository(db).audit({ subject: 'problem_report', id }, language);
    return { ...row, audit };
  },

  lock: async (
    id: string,
  ): Promise<{ status: string; ownerId: string | null; version: number } | undefined> =>
    db
      .selectFrom('problemReport')
      .select(['status', 'ownerId', 'version'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  save: (id: string, { status, ownerId }: { status: FollowUp; ownerId: string | null }) =>
    db.updateTable('problemReport').set({ status, ownerId }).where('id', '=', id).execute(),
});
