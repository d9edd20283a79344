import { sql } from 'kysely';
import type { CarBody, CarQuery, CarRow } from '#contract/fleet';
import type { ListPage } from '#contract/list';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import type { CarStatus } from '#domain/fleet/car';
import type { KindId } from '#kinds/registry';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { shownCars, toCarRow } from '../../rows/fleet/shown-car';
import { contains, readFound } from '../../list-query';

type Entered = Omit<CarBody, 'odometer'>;

/** What of a car people enter, as its events tell it. */
export type StoredCar = Entered & { version: number; status: CarStatus; isChecked: boolean };

/** Of each paper the one that counts, and of those the first to lapse; read along the index, from its end. */
const firstToLapse = sql<{ carId: string; expiresOn: string }>`(
  select car_id, min(expires_on) as expires_on
  from (
    select distinct on (car_id, type) car_id, expires_on from car_document
    order by car_id desc, type desc, expires_on desc
  ) as counting
  group by car_id)`;

/** What a list is filtered and sorted by; the planner leaves out what is not asked for. */
const filtered = (db: Db) =>
  db
    .selectFrom('car as c')
    .leftJoin('province as p', 'p.code', 'c.provinceCode')
    .leftJoin('provider as o', 'o.id', 'c.providerId')
    .leftJoin(firstToLapse.as('x'), (join) => join.on(sql<boolean>`x.car_id = c.id`))
    .select('c.id');

const sorts = {
  plate: sql`c.plate`,
  class: sql`c.class`,
  seats: sql`c.seats`,
  odometer: sql`c.odometer`,
  expiry: sql`x.expires_on`,
  status: sql`c.status`,
  brand: sql`c.brand || ' ' || c.model`,
  site: sql`c.site_id`,
};

type Asker = { language: Language; now: Date };

export const carRepository = (db: Db) => ({
  list: (kind: KindId, query: CarQuery, { language, now }: Asker): Promise<ListPage<CarRow>> => {
    const { q, status, class: classes, site, owner, due, check, from, to } = query;
    const today = dayOf(now);
    let found = filtered(db)
      .where((eb) =>
        eb.exists(
          eb.selectFrom('carKind as k').whereRef('k.carId', '=', 'c.id').where('k.kind', '=', kind),
        ),
      )
      .where(
        contains(
          q,
          // A word has no spaces: so it is also found where a plate has one.
          sql`replace(c.plate, ' ', '')`,
          sql`c.brand`,
          sql`c.model`,
          sql`c.colour`,
          sql`p.name_th`,
          sql`p.name_en`,
          sql`o.name_th`,
          sql`o.name_en`,
        ),
      );
    if (status) found = found.where('c.status', 'in', status);
    if (classes) found = found.where('c.class', 'in', classes);
    if (site) found = found.where('c.siteId', 'in', site);
    if (owner === 'company') found = found.where('c.providerId', 'is', null);
    else if (owner) found = found.where('c.providerId', '=', owner);
    // One that is in use no more is nobody's work.
    if (check) found = found.where('c.isChecked', '=', false).where('c.status', '!=', 'retired');
    if (due === 'lapsed') found = found.where('x.expiresOn', '<', today);
    else if (due) found = found.where('x.expiresOn', '<=', addDays(today, Number(due)));
    if (from) found = found.where('x.expiresOn', '>=', from);
    if (to) found = found.where('x.expiresOn', '<=', to);
    const rowsOf = async (ids: readonly string[]) =>
      (await shownCars(db, language, now).where('c.id', 'in', ids).execute()).map(toCarRow);
    return readFound(db, found, query, { sorts, now, rowsOf });
  },

  /** Only where it serves the kind: of another kind's car nothing is known. */
  find: async (id: string, kind: KindId, { language, now }: Asker) => {
    const row = await shownCars(db, language, now).where('c.id', '=', id).executeTakeFirst();
    return row?.kinds.includes(kind) ? toCarRow(row) : undefined;
  },

  /** As it stands, and nobody else changes it until this transaction ends. */
  lock: async (id: string, kind: KindId): Promise<StoredCar | undefined> => {
    const row = await db
      .selectFrom('car as c')
      .selectAll('c')
      .select(
        sql<KindId[]>`array(select kind from car_kind where car_id = c.id order by kind)`.as(
          'kinds',
        ),
      )
      .where('c.id', '=', id)
      .$narrowType<StoredCar>()
      .forNoKeyUpdate('c')
      .executeTakeFirst();
    return row?.kinds.includes(kind) ? row : undefined;
  },

  insert: async (
    id: string,
    { kinds, ...car }: Entered,
    { isChecked = true } = {},
  ): Promise<void> => {
    await db
      .insertInto('car')
      .values({ id, ...car, isChecked })
      .execute();
    await db
      .insertInto('carKind')
      .values(kinds.map((kind) => ({ carId: id, kind })))
      .execute();
  },

  update: async (id: string, { kinds, ...car }: Entered): Promise<void> => {
    // Whoever saves all that is known of it has looked at it.
    await db
      .updateTable('car')
      .set({ ...car, isChecked: true })
      .where('id', '=', id)
      .execute();
    await db.deleteFrom('carKind').where('carId', '=', id).where('kind', 'not in', kinds).execute();
    await db
      .insertInto('carKind')
      .values(kinds.map((kind) => ({ carId: id, kind })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** As the list that is filtered by it has them. */
  countToCheck: async (kind: KindId): Promise<number> => {
    const { count } = await db
      .selectFrom('car as c')
      .innerJoin('carKind as k', 'k.carId', 'c.id')
      .where('k.kind', '=', kind)
      .where('c.isChecked', '=', false)
      .where('c.status', '!=', 'retired')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count);
  },

  setChecked: (id: string) =>
    db.updateTable('car').set({ isChecked: true }).where('id', '=', id).execute(),

  setStatus: (id: string, status: CarStatus) =>
    db.updateTable('car').set({ status }).where('id', '=', id).execute(),
});
