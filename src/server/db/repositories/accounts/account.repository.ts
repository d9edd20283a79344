import { sql } from 'kysely';
import type { AccountChange, PersonAccount } from '#contract/accounts';
import type { Language } from '#domain/language';
import { fullName } from '../../full-name';
import type { Db } from '../../client';

type SignIn = { signInName: string | null; tid: string | null; oid: string | null };

/** Somebody who may sign in, with the account that is theirs. */
export type AccountHolder = SignIn & { id: string };

type Proposal = {
  id: string;
  personId: string;
  fromId: string;
  toId: string;
  reason: string | null;
  by: string;
  at: Date;
};

export const accountRepository = (db: Db) => ({
  lock: (personId: string): Promise<AccountHolder | undefined> =>
    db
      .selectFrom('person')
      .select(['id', 'sign_in_name as signInName', 'tid', 'oid'])
      .where('id', '=', personId)
      .where('role', 'in', ['employee', 'supplier'])
      .where('anonymised_at', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  read: async (personId: string, language: Language): Promise<PersonAccount | undefined> =>
    db
      .selectFrom('person')
      .select([
        'id',
        fullName('person', language).as('name'),
        'sign_in_name as signInName',
        sql<boolean>`oid is not null`.as('hasSignedIn'),
      ])
      .where('id', '=', personId)
      .where('role', 'in', ['employee', 'supplier'])
      .where('anonymised_at', 'is', null)
      .executeTakeFirst(),

  isTaken: async (signInName: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom('person')
      .select('id')
      .where(sql`lower(sign_in_name)`, '=', signInName.toLowerCase())
      .where('id', '<>', personId)
      .executeTakeFirst()) !== undefined,

  /** Keeps what stands now, for the history. */
  record: async (rows: readonly { id: string; personId: string }[]): Promise<void> => {
    await sql`
      insert into account_record (id, person_id, sign_in_name, tid, oid)
      select r.id, p.id, p.sign_in_name, p.tid, p.oid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "personId" uuid)
      join person p on p.id = r."personId"`.execute(db);
  },

  recordWanted: async (id: string, { id: personId, ...wanted }: AccountHolder): Promise<void> => {
    const { signInName, tid, oid } = wanted;
    await db
      .insertInto('account_record')
      .values({ id, person_id: personId, sign_in_name: signInName, tid, oid })
      .execute();
  },

  propose: async ({ id, personId, fromId, toId, reason, by, at }: Proposal): Promise<void> => {
    const row = { id, person_id: personId, from_id: fromId, to_id: toId, reason, by_id: by, at };
    await db.insertInto('account_change').values(row).execute();
  },

  /** Who is asked about anew is asked about once. Answers what was let go. */
  withdrawWaiting: async (personId: string, by: string, at: Date): Promise<void> => {
    await db
      .updateTable('account_change')
      .set({ status: 'refused', decided_by_id: by, decided_at: at })
      .where('person_id', '=', personId)
      .where('status', '=', 'waiting')
      .execute();
  },

  list: async (me: string, language: Language): Promise<AccountChange[]> => {
    const rows = await db
      .selectFrom('account_change as c')
      .innerJoin('person as p', 'p.id', 'c.person_id')
      .innerJoin('person as by', 'by.id', 'c.by_id')
      .innerJoin('account_record as was', 'was.id', 'c.from_id')
      .innerJoin('account_record as wanted', 'wanted.id', 'c.to_id')
      .select([
        'c.id',
        fullName('p', language).as('name'),
        'p.employee_no as employeeNo',
        'was.sign_in_name as from',
        'wanted.sign_in_name as to',
        sql<boolean>`was.oid is not null and wanted.oid is null`.as('releases'),
        'c.reason',
        fullName('by', language).as('by'),
        'c.at',
        sql<boolean>`c.by_id <> ${me} and c.person_id <> ${me}`.as('mayConfirm'),
      ])
      .where('c.status', '=', 'waiting')
      .orderBy('c.at')
      .orderBy('c.id')
      .execute();
    return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
  },

  lockChange: async (id: string) => {
    const row = await db
      .selectFrom('account_change as c')
      .innerJoin('account_record as was', 'was.id', 'c.from_id')
      .innerJoin('account_record as wanted', 'wanted.id', 'c.to_id')
      .select([
        'c.person_id as personId',
        'c.by_id as by',
        'c.status',
        'c.from_id as fromId',
        'c.to_id as toId',
        'was.sign_in_name as fromName',
        'was.oid as fromOid',
        'wanted.sign_in_name as signInName',
        'wanted.tid',
        'wanted.oid',
      ])
      .where('c.id', '=', id)
      .forUpdate('c')
      .executeTakeFirst();
    return row;
  },

  decide: async (id: string, isConfirmed: boolean, by: string, at: Date): Promise<void> => {
    await db
      .updateTable('account_change')
      .set({
        status: isConfirmed ? 'confirmed' : 'refused',
        decided_by_id: by,
        decided_at: at,
      })
      .where('id', '=', id)
      .execute();
  },

  save: async (personId: string, { signInName, tid, oid }: SignIn): Promise<void> => {
    await db
      .updateTable('person')
      .set({ sign_in_name: signInName, tid, oid })
      .where('id', '=', personId)
      .execute();
  },
});
