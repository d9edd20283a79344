import { sql, type Expression, type RawBuilder } from 'kysely';
import type { ListPage } from '#contract/list';
import { namesOf } from '#contract/record-entries';
import type { Fields } from '#contract/record-field';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { contains, readFound } from '../../list-query';
import { readRow, readRows } from '../../sql';

type Kept = { id: string; version: number };
type Body = Readonly<Record<string, unknown>> & { isRetired?: boolean };
export type ListQuery = { q: string; retired?: 'yes' | 'no' | undefined } & Parameters<
  typeof readFound
>[2];

type Table = {
  /** Its columns are called as the fields are. */
  table: 'contact' | 'place' | 'purpose' | 'maintenance_plan' | 'retention' | 'emission_factor';
  fields: Fields;
  sorts: Readonly<Record<string, Expression<unknown>>>;
  /** What is only shown. */
  shown?: (language: Language) => RawBuilder<unknown>;
  /** What else a new row needs. */
  initial?: (id: string) => Readonly<Record<string, unknown>>;
};

/** A small table that the administration keeps, whose rows are never deleted. */
export const keptRepository =
  <Row extends Kept>({ table, fields, sorts, shown, initial }: Table) =>
  (db: Db) => {
    const names = namesOf(fields).filter((name) => name !== 'isRetired');
    // What the product itself names, such as the classes of cars, is always in use.
    const retires = 'isRetired' in fields;
    const rows = (language: Language, condition: RawBuilder<unknown>, lock = sql``) => sql`
      select t.id, t.version, ${retires ? sql`not t.active as is_retired,` : sql``}
        ${sql.join(names.map((name) => sql.ref(`t.${name}`)))}${shown ? sql`, ${shown(language)}` : sql``}
      from ${sql.table(table)} t where ${condition} ${lock}`;
    // What is only shown is nobody's to write.
    const written = names.filter((name) => fields[name]?.body !== undefined);
    const valuesOf = (body: Body) => written.map((name) => body[name]);
    return {
      list: (
        query: ListQuery,
        { language, now }: { language: Language; now: Date },
      ): Promise<ListPage<Row>> => {
        // All of these tables have what is read here.
        const found = db
          .selectFrom(`${table as 'place'} as t`)
          .select('t.id')
          .$if(query.retired !== undefined, (some) =>
            some.where('t.active', '=', query.retired === 'no'),
          )
          .where(contains(query.q, sql.ref('t.nameTh'), sql.ref('t.nameEn')));
        return readFound(db, found, query, {
          sorts,
          now,
          rowsOf: (ids) =>
            readRows(db)<Row>`${rows(language, sql`t.id = any (${sql.val(ids)}::uuid[])`)}`,
        });
      },

      find: (id: string, language: Language): Promise<Row | undefined> =>
        readRow(db)<Row>`${rows(language, sql`t.id = ${id}`)}`,

      /** As it stands, and nobody else changes it until this transaction ends. */
      lock: (id: string, language: Language): Promise<Row | undefined> =>
        readRow(db)<Row>`${rows(language, sql`t.id = ${id}`, sql`for no key update of t`)}`,

      insert: async (id: string, body: Body): Promise<void> => {
        const used = retires ? { active: !body.isRetired } : {};
        const more = Object.entries({ ...used, ...initial?.(id) });
        const columns = ['id', ...written, ...more.map(([name]) => name)];
        const values = [id, ...valuesOf(body), ...more.map(([, value]) => value)];
        await sql`insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
          values (${sql.join(values)})`.execute(db);
      },

      update: async (id: string, body: Body): Promise<void> => {
        const values = valuesOf(body);
        const set = written.map((name, at) => sql`${sql.ref(name)} = ${values[at]}`);
        await sql`update ${sql.table(table)} set ${sql.join(retires ? [sql`active = ${!body.isRetired}`, ...set] : set)}
          where id = ${id}`.execute(db);
      },
    };
  };

/** How the administration keeps something small. */
export type KeptRepository<Row extends Kept, B, Query> = {
  list: (query: Query, by: { language: Language; now: Date }) => Promise<ListPage<Row>>;
  find: (id: string, language: Language) => Promise<Row | undefined>;
  lock: (id: string, language: Language) => Promise<Row | undefined>;
  insert: (id: string, body: B) => Promise<void>;
  update: (id: string, body: B) => Promise<void>;
};
