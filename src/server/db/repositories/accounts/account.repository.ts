import { sql } from 'kysely';
import type { AccountChange, PersonAccount } from '#contract/accounts';
import type { Language } from '#domain/language';
import { fullName, iso } from '../../sql';
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
      .select(['id', 'signInName', 'tid', 'oid'])
      .where('id', '=', personId)
      .where('role', 'in', ['employee', 'supplier'])
      .where('anonymisedAt', 'is', null)
      .forNoKeyUpdate()
      .executeTakeFirst(),

  read: async (personId: string, language: Language): Promise<PersonAccount | undefined> =>
    db
      .selectFrom('person')
      .select([
        'id',
        fullName('person', language).as('name'),
        'signInName',
        sql<boolean>`oid is not null`.as('hasSignedIn'),
      ])
      .where('id', '=', personId)
      .where('role', 'in', ['employee', 'supplier'])
      .where('anonymisedAt', 'is', null)
      .executeTakeFirst(),

  isTaken: async (signInName: string, personId: string): Promise<boolean> =>
    (await db
      .selectFrom('person')
      .select('id')
      .where(sql`lower(sign_in_name)`, '=', signInName.toLowerCase())
      .where('id', '<>', personId)
      .executeTakeFirst()) !== undefined,

  /** Keeps what stands now, for the history. */
  record: (rows: readonly { id: string; personId: string }[]) =>
    sql`
      insert into account_record (id, person_id, sign_in_name, tid, oid)
      select r.id, p.id, p.sign_in_name, p.tid, p.oid
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, "personId" uuid)
      join person p on p.id = r."personId"`.execute(db),

  recordWanted: async (id: string, { id: personId, ...wanted }: AccountHolder): Promise<void> => {
    const { signInName, tid, oid } = wanted;
    await db.insertInto('accountRecord').values({ id, personId, signInName, tid, oid }).execute();
  },

  propose: async ({ id, personId, fromId, toId, reason, by, at }: Proposal): Promise<void> => {
    const row = { id, personId, fromId, toId, reason, byId: by, at };
    await db.insertInto('accountChange').values(row).execute();
  },

  /** Who is asked about anew is asked about once. Answers what was let go. */
  withdrawWaiting: (personId: string, by: string, at: Date) =>
    db
      .updateTable('accountChange')
      .set({ status: 'refused', decidedById: by, decidedAt: at })
      .where('personId', '=', personId)
      .where('status', '=', 'waiting')
      .execute(),

  list: async (me: string, language: Language): Promise<AccountChange[]> => {
    return db
      .selectFrom('accountChange as c')
      .innerJoin('person as p', 'p.id', 'c.personId')
      .innerJoin('person as by', 'by.id', 'c.byId')
      .innerJoin('accountRecord as was', 'was.id', 'c.fromId')
      .innerJoin('accountRecord as wanted', 'wanted.id', 'c.toId')
      .select([
        'c.id',
        fullName('p', language).as('name'),
        'p.employeeNo',
        'was.signInName as from',
        'wanted.signInName as to',
        sql<boolean>`was.oid is not null and wanted.oid is null`.as('releases'),
        'c.reason',
        fullName('by', language).as('by'),
        iso('c.at').as('at'),
        sql<boolean>`c.by_id <> ${me} and c.person_id <> ${me}`.as('mayConfirm'),
      ])
      .where('c.status', '=', 'waiting')
      .orderBy('c.at')
      .orderBy('c.id')
      .execute();
  },

  lockChange: (id: string) =>
    db
      .selectFrom('accountChange as c')
      .innerJoin('accountRecord as was', 'was.id', 'c.fromId')
      .innerJoin('accountRecord as wanted', 'wanted.id', 'c.toId')
      .select([
        'c.personId',
        'c.byId as by',
        'c.status',
        'c.fromId',
        'c.toId',
        'was.signInName as fromName',
        'was.oid as fromOid',
        'wanted.signInName',
        'wanted.tid',
        'wanted.oid',
      ])
      .where('c.id', '=', id)
      .forUpdate('c')
      .executeTakeFirst(),

  decide: (id: string, isConfirmed: boolean, by: string, at: Date) =>
    db
      .updateTable('accountChange')
      .set({
        status: isConfirmed ? 'confirmed' : 'refused',
        decidedById: by,
        decidedAt: at,
      })
      .where('id', '=', id)
      .execute(),

  save: (personId: string, { signInName, tid, oid }: SignIn) =>
    db.updateTable('person').set({ signInName, tid, oid }).where('id', '=', personId).execute(),
});
