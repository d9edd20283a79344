import { sql } from 'kysely';
import type { Actor } from '#domain/access/actor';
import { ownFlags } from '#domain/access/menu-flags';
import type { Language } from '#domain/language';
import type { Account } from '../../../identity/account';
import { newId } from '../../../new-id';
import type { Db } from '../../client';

type Known = Pick<Account, 'tid' | 'oid' | 'username'>;

/** The person behind an account, with the rights of this very moment. */
export type SignedInPerson = {
  actor: Actor;
  language: Language;
  employeeNo: string | null;
  firstName: Record<Language, string>;
  lastName: Record<Language, string>;
  department: Record<Language, string> | null;
  email: string | null;
  phone: string | null;
};

const activityStep = 5 * 60_000;

const selectSignedIn = (db: Db, now: Date) =>
  db
    .selectFrom('person as p')
    .leftJoin('department as d', 'd.id', 'p.department_id')
    .leftJoin('admin_user as a', (on) =>
      on.onRef('a.person_id', '=', 'p.id').on('a.status', '=', 1),
    )
    .select((eb) => [
      'p.id',
      'p.role',
      'p.status as person_status',
      'p.language',
      'p.employee_no',
      'p.first_name_th',
      'p.last_name_th',
      'p.first_name_en',
      'p.last_name_en',
      'p.email',
      'p.phone',
      'd.name_th as department_th',
      'd.name_en as department_en',
      'a.status as admin_status',
      'a.provider_id',
      'a.last_active_at',
      'a.kinds',
      'a.driver_menu',
      'a.admin_menu',
      'a.supplier',
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('person as report')
              .whereRef('report.manager_id', '=', 'p.id')
              .where('report.status', '=', 'active'),
          ),
          eb.exists(eb.selectFrom('site').whereRef('site.fallback_approver_id', '=', 'p.id')),
          eb.exists(
            eb
              .selectFrom('delegation')
              .whereRef('delegation.to_id', '=', 'p.id')
              .where('delegation.revoked_at', 'is', null)
              .where(sql<boolean>`delegation.period @> ${now}::timestamptz`),
          ),
          // The admins of a kind decide when nobody else may.
          eb.exists(
            eb
              .selectFrom('approval_decider')
              .innerJoin('approval', 'approval.id', 'approval_decider.approval_id')
              .whereRef('approval_decider.person_id', '=', 'p.id')
              .where('approval.status', '=', 'waiting'),
          ),
        ])
        .as('is_approver'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectSignedIn>['executeTakeFirstOrThrow']>>;

const toSignedIn = (row: Row): SignedInPerson => ({
  actor: {
    personId: row.id,
    isEmployee: row.role === 'employee',
    isApprover: Boolean(row.is_approver),
    ...(row.admin_status === 1 && {
      admin: {
        kinds: new Set(row.kinds),
        flags: new Set(ownFlags.filter((flag) => row[flag])),
        providerId: row.provider_id,
      },
    }),
  },
  language: row.language === 'en' ? 'en' : 'th',
  employeeNo: row.employee_no,
  firstName: { th: row.first_name_th, en: row.first_name_en },
  lastName: { th: row.last_name_th, en: row.last_name_en },
  department:
    row.department_th === null || row.department_en === null
      ? null
      : { th: row.department_th, en: row.department_en },
  email: row.email,
  phone: row.phone,
});

/**
 * One statement, so that of two accounts claiming one name only the first gets it, and its history says which. An account
 * that was just let go is not tied again by a phone that is still signed in with it: its token ends within the day.
 */
const pinAccount = (db: Db, { tid, oid, username }: Known, now: Date) =>
  sql`
    with pinned as (
      update person set tid = ${tid}, oid = ${oid}
      where lower(sign_in_name) = lower(${username}) and oid is null and status = 'active'
        and not exists (
          select from account_change c join account_record was on was.id = c.from_id
          where c.person_id = person.id and c.status = 'confirmed'
            and c.decided_at > ${now}::timestamptz - interval '1 day'
            and (was.tid, was.oid) = (${tid}, ${oid})
        )
      returning id, sign_in_name
    ), was as (
      insert into account_record (id, person_id, sign_in_name)
      select ${newId()}::uuid, id, sign_in_name from pinned returning id
    ), became as (
      insert into account_record (id, person_id, sign_in_name, tid, oid)
      select ${newId()}::uuid, id, sign_in_name, ${tid}, ${oid} from pinned returning id
    )
    insert into event (id, at, by_id, action, subject, subject_id, before, after)
    select ${newId()}::uuid, ${now}, pinned.id, 'pin', 'account', pinned.id,
      jsonb_build_object('accountId', was.id), jsonb_build_object('accountId', became.id)
    from pinned, was, became`.execute(db);

const noteActivity = (db: Db, row: Row, now: Date) =>
  row.admin_status === 1 && (row.last_active_at?.getTime() ?? 0) < now.getTime() - activityStep
    ? db
        .updateTable('admin_user')
        .set({ last_active_at: now })
        .where('person_id', '=', row.id)
        .execute()
    : undefined;

export const personRepository = (db: Db) => {
  const findByAccount = ({ tid, oid }: Known, now: Date) =>
    selectSignedIn(db, now).where('p.tid', '=', tid).where('p.oid', '=', oid).executeTakeFirst();

  return {
    /** Nobody for an account without a record, a person who left, and a name that is another account's. */
    findForSignIn: async (account: Known, now: Date): Promise<SignedInPerson | undefined> => {
      let row = await findByAccount(account, now);
      if (!row) {
        await pinAccount(db, account, now);
        row = await findByAccount(account, now);
      }
      if (row?.person_status !== 'active') return undefined;
      await noteActivity(db, row, now);
      return toSignedIn(row);
    },

    findNameBySignIn: async (signInName: string): Promise<Record<Language, string> | undefined> => {
      const row = await db
        .selectFrom('person')
        .select(['first_name_th', 'last_name_th', 'first_name_en', 'last_name_en'])
        .where(sql`lower(sign_in_name)`, '=', signInName.toLowerCase())
        .where('status', '=', 'active')
        .executeTakeFirst();
      return (
        row && {
          th: `${row.first_name_th} ${row.last_name_th}`.trim(),
          en: `${row.first_name_en} ${row.last_name_en}`.trim(),
        }
      );
    },

    chooseLanguage: async (personId: string, language: Language): Promise<void> => {
      await db.updateTable('person').set({ language }).where('id', '=', personId).execute();
    },
  };
};
