import { sql } from 'kysely';
import type { DirectoryState } from '#contract/directory';
import type { DirectoryUser } from '#domain/people/import/directory';
import type { DirectoryProblem, HeldBack } from '#domain/people/import/directory-problem';
import type { Language } from '#domain/language';
import type { Db } from '../../client';
import { fullName, iso, readRow, readRows } from '../../sql';

type Progress = { deltaLink: string | null; readAs: string | null };

type Reading = { id: string; at: Date; deltaLink: string; readAs: string };

type StoredUser = Omit<DirectoryUser, 'managerId'> & {
  managerId: string | null;
  hasNoManager: boolean;
};

/** The directory as it was read last, and how far that got. */
export const directoryRepository = (db: Db) => ({
  /** Said by each server when it starts. */
  noteSetUp: (isOn: boolean) => db.updateTable('directoryState').set({ isOn }).execute(),

  read: async (language: Language): Promise<DirectoryState> => {
    const row = await readRow(db)<{
      isOn: boolean;
      isReading: boolean;
      readingId: string | null;
      readAt: string;
      people: number;
      problem: DirectoryProblem | null;
      problemDetail: string | null;
      savedAt: string | null;
      nightlyBy: string | null;
      heldBack: HeldBack | null;
    }>`
      select is_on, wanted_at is not null as is_reading, reading_id, ${iso('read_at')} as read_at, problem,
        problem_detail, ${iso('saved_at')} as saved_at, ${fullName('p', language)} as nightly_by, held_back,
        (select count(*)::int from directory_user where is_enabled and not is_removed) as people
      from directory_state left join person p on p.id = nightly_by_id`;
    const { readingId, readAt, people, problem, problemDetail, nightlyBy, heldBack, ...state } =
      row!;
    return {
      ...state,
      reading: readingId === null ? null : { id: readingId, at: readAt, people },
      problem: problem === null ? null : { code: problem, detail: problemDetail },
      nightly: nightlyBy === null ? null : { by: nightlyBy, heldBack },
    };
  },

  /** Until the end of the transaction nobody else reads or saves. */
  lock: async (): Promise<{ isOn: boolean; readingId: string | null; savedAt: Date | null }> =>
    db
      .selectFrom('directoryState')
      .select(['isOn', 'readingId', 'savedAt'])
      .forUpdate()
      .executeTakeFirstOrThrow(),

  readingId: async (): Promise<string | null> => {
    const row = await db.selectFrom('directoryState').select('readingId').executeTakeFirstOrThrow();
    return row.readingId;
  },

  /** Whoever asks first is named; the others wait for the same. */
  want: (by: string, at: Date) =>
    db
      .updateTable('directoryState')
      .set({ wantedAt: at, wantedById: by })
      .where('wantedAt', 'is', null)
      .execute(),

  setNightly: (by: string | null) =>
    db.updateTable('directoryState').set({ nightlyById: by, heldBack: null }).execute(),

  /** Who wants the directory every night, and whether they still manage the users. */
  nightly: async (): Promise<{ by: string; mayStill: boolean } | undefined> =>
    readRow(db)<{ by: string; mayStill: boolean }>`
      select s.nightly_by_id as by, exists (
        select from admin_user a join person p on p.id = a.person_id
        where a.person_id = s.nightly_by_id and a.status = 1 and a.admin_menu and p.status = 'active') as may_still
      from directory_state s where s.nightly_by_id is not null`,

  noteHeldBack: (heldBack: HeldBack | null) =>
    db.updateTable('directoryState').set({ heldBack }).execute(),

  /** How far reading got. */
  progress: (): Promise<Progress> =>
    db.selectFrom('directoryState').select(['deltaLink', 'readAs']).executeTakeFirstOrThrow(),

  /** Who wants it to be read, where anybody does. */
  wantedBy: async (): Promise<string | null> => {
    const { wantedById } = await db
      .selectFrom('directoryState')
      .select('wantedById')
      .executeTakeFirstOrThrow();
    return wantedById;
  },

  keepReading: ({ id, at, deltaLink, readAs }: Reading) =>
    db
      .updateTable('directoryState')
      .set({
        readingId: id,
        readAt: at,
        deltaLink,
        readAs,
        wantedAt: null,
        wantedById: null,
        problem: null,
        problemDetail: null,
      })
      .execute(),

  keepProblem: (problem: DirectoryProblem, detail: string | null) =>
    db
      .updateTable('directoryState')
      .set({
        problem,
        problemDetail: detail?.slice(0, 200) ?? null,
        wantedAt: null,
        wantedById: null,
      })
      .execute(),

  users: async (): Promise<DirectoryUser[]> => {
    const rows = await readRows(db)<StoredUser>`
      select id, cells, manager_id, has_no_manager, is_enabled, is_removed from directory_user order by id`;
    return rows.map(({ managerId, hasNoManager, ...user }) => ({
      ...user,
      managerId: hasNoManager ? null : (managerId ?? undefined),
    }));
  },

  keepUsers: (users: readonly DirectoryUser[]) =>
    sql`
      insert into directory_user (id, cells, manager_id, has_no_manager, is_enabled, is_removed)
      select id, cells, "managerId", "hasNoManager", "isEnabled", "isRemoved"
      from jsonb_to_recordset(${JSON.stringify(
        users.map((user) => ({ ...user, hasNoManager: user.managerId === null })),
      )}::jsonb) as r (
        id uuid, cells jsonb, "managerId" uuid, "hasNoManager" boolean, "isEnabled" boolean, "isRemoved" boolean)
      on conflict (id) do update set
        cells = excluded.cells, manager_id = excluded.manager_id, has_no_manager = excluded.has_no_manager,
        is_enabled = excluded.is_enabled, is_removed = excluded.is_removed`.execute(db),

  /** Whom it named is known by now; whom it removed has left, and is not kept twice. */
  noteSaved: async (at: Date): Promise<void> => {
    await sql`
      update directory_user u set person_id = p.id from person p
      where lower(p.employee_no) = lower(u.cells ->> 'employeeNo') and u.person_id is distinct from p.id`.execute(
      db,
    );
    await sql`
      delete from directory_user u where is_removed and not exists (
        select from person p where p.id = u.person_id and p.status = 'active')`.execute(db);
    await db.updateTable('directoryState').set({ savedAt: at }).execute();
  },
});
