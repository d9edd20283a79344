import { sql, type RawBuilder } from 'kysely';
import type { ExpenseBody, ExpenseDetail, ExpenseQuery, ExpenseRow } from '#contract/expenses';
import type { ListPage } from '#contract/list';
import type { KindId } from '#kinds/registry';
import { lineAmount, payable } from '#domain/expense/amount';
import type { Split } from '#domain/expense/split';
import type { ExpenseState } from '#domain/expense/states';
import type { Language } from '#domain/language';
import { bahtOf, parseBaht } from '#domain/money';
import { administers } from '../../admin-rights';
import type { Db } from '../../client';
import { fullName, inLanguage, nameOf } from '../../sql';
import { containsBy, readFound, together } from '../../list-query';

type Asker = { language: Language; now: Date };

export type NewExpense = Omit<ExpenseBody, 'split'> & {
  id: string;
  kind: KindId;
  status: ExpenseState;
  byId: string;
  at: Date;
};

const satang = (baht: string) => parseBaht(baht) ?? 0;

const columnsOf = <E extends Omit<ExpenseBody, 'split'>>(expense: E) => ({
  ...expense,
  amount: bahtOf(lineAmount(expense.quantity, expense.rate) ?? 0),
});

const refs = sql<string[]>`array(
  select ref from booking where booking.trip_id = e.trip_id order by ref)`;

/** The largest first. */
const sharesBy = <Shares>(name: RawBuilder<unknown>) => sql<Shares>`coalesce((
  select jsonb_agg(
    jsonb_build_object(${name}, 'percent', s.percent::text) order by s.percent desc, c.id)
  from expense_split s join cost_centre c on c.id = s.cost_centre_id
  where s.expense_id = e.id), '[]')`;

const shown = (db: Db, kind: KindId, language: Language) =>
  db
    .selectFrom('expense as e')
    .innerJoin('person as by', 'by.id', 'e.byId')
    .leftJoin('provider as o', 'o.id', 'e.providerId')
    .leftJoin('car', (join) =>
      join.on(
        sql<boolean>`car.id = coalesce(e.car_id, (
          select a.car_id from assignment a
          where a.trip_id = e.trip_id and a.released_at is null
          order by upper(a.planned) desc, a.id desc limit 1))`,
      ),
    )
    .where('e.kind', '=', kind)
    .select([
      'e.id',
      'e.version',
      'e.spentOn',
      'e.type',
      'e.status',
      `${inLanguage('o.name', language)} as provider`,
      refs.as('refs'),
      'car.plate',
      'e.quantity',
      'e.rate',
      'e.amount',
      'e.vat',
      'e.wht',
      'e.receiptNo',
      'e.tripId',
      'e.carId',
      'e.providerId',
      'e.receiptFileId',
      'e.note',
      sharesBy<Split>(sql`'costCentreId', c.id`).as('split'),
      sharesBy<ExpenseRow['shares']>(sql`'name', c.code || ' ' || ${nameOf('c', language)}`).as(
        'shares',
      ),
      fullName('by', language).as('by'),
    ]);

/** A plate is also found as it is often typed, without its space; a word of a search has none. */
const plateSays = (like: RawBuilder<unknown>) => sql`replace(car.plate, ' ', '') ${like}`;

/** Where a word of the search may stand; bookings and cars are looked for once, not once an expense. */
const saysOf = (like: RawBuilder<unknown>) => [
  sql`${together(sql`e.receipt_no`, sql`e.note`, sql`o.name_th`, sql`o.name_en`)} ${like}`,
  sql`e.trip_id = any (array(
    select trip_id from booking where trip_id is not null and ref ${like}))`,
  sql`e.car_id = any (array(select id from car where ${plateSays(like)}))`,
  sql`e.trip_id = any (array(
    select a.trip_id from car join assignment a on a.car_id = car.id and a.released_at is null
    where ${plateSays(like)}))`,
];

const toRow = (row: Omit<ExpenseRow, 'payable'>): ExpenseRow => ({
  ...row,
  payable: bahtOf(payable(satang(row.amount), satang(row.vat), satang(row.wht))),
});

const sorts = {
  spentOn: sql`e.spent_on`,
  type: sql`e.type`,
  status: sql`e.status`,
  amount: sql`e.amount`,
};

export const expenseRepository = (db: Db) => ({
  list: (
    kind: KindId,
    query: ExpenseQuery,
    { language, now }: Asker,
  ): Promise<ListPage<ExpenseRow>> => {
    const { q, status, type, provider, from, to } = query;
    let found = db
      .selectFrom('expense as e')
      .leftJoin('provider as o', 'o.id', 'e.providerId')
      .select('e.id')
      .where('e.kind', '=', kind)
      .where(containsBy(q, saysOf));
    if (status) found = found.where('e.status', 'in', status);
    if (type) found = found.where('e.type', 'in', type);
    if (provider === 'company') found = found.where('e.providerId', 'is', null);
    else if (provider) found = found.where('e.providerId', '=', provider);
    if (from) found = found.where('e.spentOn', '>=', from);
    if (to) found = found.where('e.spentOn', '<=', to);
    const name = sql.ref(inLanguage('o.name', language));
    const rowsOf = async (ids: readonly string[]) =>
      (await shown(db, kind, language).where('e.id', 'in', ids).execute()).map(toRow);
    return readFound(db, found, query, { sorts: { ...sorts, provider: name }, now, rowsOf });
  },

  /** Of another kind's expense nothing is known. */
  find: async (
    id: string,
    kind: KindId,
    language: Language,
  ): Promise<(Omit<ExpenseDetail, 'may' | 'audit'> & { byId: string }) | undefined> => {
    const row = await shown(db, kind, language)
      .select([
        'e.byId',
        sql<string | null>`(
          select reason from event where subject = 'expense' and subject_id = e.id
            and e.status in ('rejected', 'dropped', 'draft') and action in ('reject', 'drop', 'unapprove')
          order by at desc, id desc limit 1)`.as('reason'),
        sql<boolean>`exists (
          select from month_lock m
          where m.kind = e.kind and m.month = date_trunc('month', e.spent_on)::date)`.as(
          'isLocked',
        ),
      ])
      .where('e.id', '=', id)
      .executeTakeFirst();
    return row && { ...row, ...toRow(row) };
  },

  /** Of what waits for approval, what this person wrote. */
  ownWaiting: async (kind: KindId, personId: string): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('expense')
      .select('id')
      .where('kind', '=', kind)
      .where('status', '=', 'submitted')
      .where('byId', '=', personId)
      .execute();
    return new Set(rows.map(({ id }) => id));
  },

  /** As it stands, and nobody else changes it until this transaction ends. */
  lock: (id: string, kind: KindId) =>
    db
      .selectFrom('expense')
      .select([
        'version',
        'status',
        'byId',
        'type',
        'tripId',
        'carId',
        'receiptFileId',
        'note',
        'spentOn',
        'quantity',
        'rate',
        'vat',
        'wht',
        'providerId',
        'receiptNo',
      ])
      .where('id', '=', id)
      .where('kind', '=', kind)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  insert: (expenses: readonly NewExpense[]) =>
    db
      .insertInto('expense')
      .values(expenses.map((expense) => columnsOf(expense)))
      .execute(),

  /** Whoever changes the amounts answers for them. */
  update: (
    id: string,
    expense: Omit<ExpenseBody, 'split'>,
    { status, byId }: { status: ExpenseState; byId: string },
  ) =>
    db
      .updateTable('expense')
      .set({ ...columnsOf(expense), status, byId })
      .where('id', '=', id)
      .execute(),

  setStatus: (id: string, status: ExpenseState) =>
    db.updateTable('expense').set({ status }).where('id', '=', id).execute(),

  splitOf: (id: string): Promise<Split> =>
    db
      .selectFrom('expenseSplit')
      .select(['costCentreId', 'percent'])
      .where('expenseId', '=', id)
      .orderBy('costCentreId')
      .execute(),

  split: async (id: string, split: Split): Promise<void> => {
    await db.deleteFrom('expenseSplit').where('expenseId', '=', id).execute();
    if (split.length === 0) return;
    await db
      .insertInto('expenseSplit')
      .values(split.map((part) => ({ ...part, expenseId: id })))
      .execute();
  },

  /** Admins of the kind besides this person, who could look at what they wrote. */
  hasColleague: async (kind: KindId, personId: string): Promise<boolean> =>
    (await db
      .selectFrom('adminUser')
      .select('personId')
      .where('status', '=', 1)
      .where('supplier', '=', false)
      .where(administers(kind))
      .where('personId', '<>', personId)
      .limit(1)
      .executeTakeFirst()) !== undefined,
});
