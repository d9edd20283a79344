import { sql } from 'kysely';
import type { Actor } from '#domain/access/actor';
import { ownFlags } from '#domain/access/menu-flags';
import type { Language } from '#domain/language';
import type { Account } from '../../../identity/account';
import { newId } from '../../../new-id';
import { flagColumns } from '../../admin-rights';
import type { Db } from '../../client';
import { prepared } from '../../prepared';

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
  /** Read with the person: everybody's every call asks for it. */
  serviceIsClosed: boolean;
};

const activityStep = 5 * 60_000;

type Asked = { tid: string; oid: string; now: Date };

const selectSignedIn = (db: Db, { tid, oid, now }: Asked) =>
  db
    .selectFrom('person as p')
    .leftJoin('department as d', 'd.id', 'p.departmentId')
    .leftJoin('adminUser as a', (on) => on.onRef('a.personId', '=', 'p.id').on('a.status', '=', 1))
    .select((eb) => [
      'p.id',
      'p.role',
      'p.status as personStatus',
      'p.language',
      'p.employeeNo',
      'p.firstNameTh',
      'p.lastNameTh',
      'p.firstNameEn',
      'p.lastNameEn',
      'p.email',
      'p.phone',
      'd.nameTh as departmentTh',
      'd.nameEn as departmentEn',
      'a.status as adminStatus',
      'a.providerId',
      'a.lastActiveAt',
      'a.kinds',
      'a.driverMenu',
      'a.adminMenu',
      'a.supplier',
      eb.selectFrom('serviceState').select('isClose').as('serviceIsClosed'),
      eb
        .or([
          eb.exists(
            eb
              .selectFrom('person as report')
              .whereRef('report.managerId', '=', 'p.id')
              .where('report.status', '=', 'active'),
          ),
          eb.exists(eb.selectFrom('site').whereRef('site.fallbackApproverId', '=', 'p.id')),
          eb.exists(
            eb
              .selectFrom('delegation')
              .whereRef('delegation.toId', '=', 'p.id')
              .where('delegation.revokedAt', 'is', null)
              .where(sql<boolean>`delegation.period @> ${now}::timestamptz`),
          ),
          // The admins of a kind decide when nobody else may.
          eb.exists(
            eb
              .selectFrom('approvalDecider')
              .innerJoin('approval', 'approval.id', 'approvalDecider.approvalId')
              .whereRef('approvalDecider.personId', '=', 'p.id')
              .where('approval.status', '=', 'waiting'),
          ),
        ])
        .as('isApprover'),
    ])
    .where('p.tid', '=', tid)
    .where('p.oid', '=', oid);

type Row = Awaited<ReturnType<ReturnType<typeof selectSignedIn>['executeTakeFirstOrThrow']>>;

const readSignedIn = prepared(selectSignedIn);

const toSignedIn = (row: Row): SignedInPerson => ({
  actor: {
    personId: row.id,
    isEmployee: row.role === 'employee',
    isApprover: Boolean(row.isApprover),
    ...(row.adminStatus === 1 && {
      admin: {
        kinds: new Set(row.kinds),
        flags: new Set(ownFlags.filter((flag) => row[flagColumns[flag]])),
        providerId: row.providerId,
      },
    }),
  },
  language: row.language === 'en' ? 'en' : 'th',
  employeeNo: row.employeeNo,
  firstName: { th: row.firstNameTh, en: row.firstNameEn },
  lastName: { th: row.lastNameTh, en: row.lastNameEn },
  department:
    row.departmentTh === null || row.departmentEn === null
      ? null
      : { th: row.departmentTh, en: row.departmentEn },
  email: row.email,
  phone: row.phone,
  serviceIsClosed: row.serviceIsClosed === true,
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
  row.adminStatus === 1 && (row.lastActiveAt?.getTime() ?? 0) < now.getTime() - activityStep
    ? db
        .updateTable('adminUser')
        .set({ lastActiveAt: now })
        .where('personId', '=', row.id)
        .execute()
    : undefined;

export const personRepository = (db: Db) => {
  const findByAccount = async ({ tid, oid }: Known, now: Date) => {
    const [row] = await readSignedIn(db, { tid, oid, now }, undefined);
    return row;
  };

  return {
    /** Nobody for an account without a record, a person who left, and a name that is another account's. */
    findForSignIn: async (account: Known, now: Date): Promise<SignedInPerson | undefined> => {
      let row = await findByAccount(account, now);
      if (!row) {
        await pinAccount(db, account, now);
        row = await findByAccount(account, now);
      }
      if (row?.personStatus !== 'active') return undefined;
      await noteActivity(db, row, now);
      return toSignedIn(row);
    },

    findNameBySignIn: async (signInName: string): Promise<Record<Language, string> | undefined> => {
      const row = await db
        .selectFrom('person')
        .select(['firstNameTh', 'lastNameTh', 'firstNameEn', 'lastNameEn'])
        .where(sql`lower(sign_in_name)`, '=', signInName.toLowerCase())
        .where('status', '=', 'active')
        .executeTakeFirst();
      return (
        row && {
          th: `${row.firstNameTh} ${row.lastNameTh}`.trim(),
          en: `${row.firstNameEn} ${row.lastNameEn}`.trim(),
        }
      );
    },

    chooseLanguage: (personId: string, language: Language) =>
      db.updateTable('person').set({ language }).where('id', '=', personId).execute(),
  };
};
