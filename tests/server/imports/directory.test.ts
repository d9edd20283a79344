import { describe, expect, it } from 'vitest';
import type { DirectoryPlan } from '#contract/directory';
import { escalateApprovals } from '../../../src/server/jobs/escalate-approvals';
import { newId } from '../../../src/server/new-id';
import { insertWaiting } from '../support/approvals';
import { graphUser, openGraphPlatform } from '../support/graph-platform';
import { emailOf, roles } from '../support/people';
import { now } from '../support/use-admin';
import { log, useDirectory } from '../support/use-directory';

const { admin, setUp, plan, save, takeOver, employees } = useDirectory();

const problemsOf = ({ problems }: DirectoryPlan) =>
  problems.map(({ name, column, code }) => `${name}: ${column} ${code}`);

describe('employees from the directory', () => {
  it('are read page by page, shown, and taken over only when they are saved', async () => {
    await admin.company.add('costCentre', {
      id: '00000000-0000-4000-8000-00000000c001',
      code: 'CC100',
      nameTh: 'งานขาย',
      nameEn: 'Sales',
    });
    const platform = await openGraphPlatform({ pageSize: 2 });
    const boss = graphUser(1, {
      onPremisesExtensionAttributes: {
        extensionAttribute1: 'CC100',
        extensionAttribute2: 'สมหญิง',
      },
    });
    const others = [2, 3, 4].map((n) => graphUser(n, { manager: boss.id }));
    platform.put(...others, boss, graphUser(9, { employeeId: null }));
    const directory = await setUp(platform);
    const state = await directory.read();
    expect(state).toMatchObject({ isReading: false, problem: null, reading: { people: 5 } });
    expect(platform.deltaRequests()).toHaveLength(3);
    expect(platform.deltaRequests()[0]).toMatchObject({
      url: expect.stringMatching(/\$select=employeeId,.*onPremisesExtensionAttributes.*,manager$/),
      headers: { prefer: 'odata.maxpagesize=999' },
    });
    const shown = await plan();
    expect(shown).toMatchObject({ saved: false, added: 4, withoutNumber: 1, problems: [] });
    // Entra has no surname in Thai.
    expect(shown.changes[0]!.label).toBe('D00001 สมหญิง Number1');
    expect(await employees()).toEqual([]);

    expect((await save(shown.reading)).body).toMatchObject({ saved: true, added: 4 });
    expect((await employees())[0]).toEqual({
      no: 'D00001',
      account: 'd1@siamparts.example',
      th: 'สมหญิง',
      en: 'Somsak',
      surname: 'Number1',
      phone: '0812345678',
      site: 'nava',
      manager: null,
      department: 'Department 1',
      code: 'CC100',
      status: 'active',
    });
    expect((await employees()).slice(1).map(({ manager }) => manager)).toEqual(
      Array(3).fill('D00001'),
    );
    expect((await admin.events('import')).at(-1)).toMatchObject({
      byId: admin.idOf('admin'),
      after: { target: 'directory', added: 4 },
    });
  });

  it('are asked by delta from then on: without news nothing changes, and news says only itself', async () => {
    const platform = await openGraphPlatform();
    platform.put(graphUser(1), graphUser(2), graphUser(3, { manager: graphUser(1).id }));
    const directory = await setUp(platform);
    await takeOver(directory);
    const before = await employees();
    expect(await takeOver(directory)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await employees()).toEqual(before);
    expect(platform.deltaRequests().at(-1)?.url).toContain('$deltatoken=');

    platform.put(
      { id: graphUser(2).id, surname: 'Married' },
      { id: graphUser(3).id, manager: graphUser(2).id },
    );
    expect(await takeOver(directory)).toMatchObject({
      changed: 2,
      changes: [{ changed: ['lastNameEn'] }, { changed: ['managerId'] }],
    });
    platform.put({ id: graphUser(3).id, manager: null });
    await takeOver(directory);
    expect(await employees()).toMatchObject([
      {},
      { surname: 'Married', phone: '0812345678' },
      { manager: null, phone: '0812345678' },
    ]);
  });

  it('leave when their account is closed or removed: who waits for them is told, rights go', async () => {
    const platform = await openGraphPlatform();
    const approver = await admin.db
      .selectFrom('person')
      .select(['employeeNo', 'signInName'])
      .where('id', '=', admin.idOf('approver'))
      .executeTakeFirstOrThrow();
    const boss = graphUser(1, {
      employeeId: approver.employeeNo,
      userPrincipalName: approver.signInName,
    });
    platform.put(boss, graphUser(2), graphUser(3));
    const directory = await setUp(platform);
    await takeOver(directory);
    const ids = Object.fromEntries(roles.map((role) => [role, admin.idOf(role)]));
    const bookingId = await insertWaiting(admin.db, ids);
    const deciders = () =>
      admin.db
        .selectFrom('approvalDecider as d')
        .innerJoin('approval as a', 'a.id', 'd.approvalId')
        .select('d.personId as id')
        .where('a.bookingId', '=', bookingId)
        .execute();
    expect(await deciders()).toEqual([{ id: admin.idOf('approver') }]);
    const fallbackApproverId = admin.idOf('one-kind admin');
    await admin.db.updateTable('site').set({ fallbackApproverId }).execute();

    platform.put({ id: boss.id, accountEnabled: false });
    platform.remove(graphUser(2).id);
    await directory.read();
    expect(await plan()).toMatchObject({
      leaving: 2,
      changes: [{ leaves: true }, { leaves: true }],
    });
    await takeOver(directory);
    expect((await employees()).map(({ no, status }) => `${no} ${status}`)).toEqual([
      'D00002 left',
      'D00003 active',
    ]);
    await escalateApprovals.run({ db: admin.db, now, newId, log });
    expect(await deciders()).toEqual([{ id: fallbackApproverId }]);
    // Of whom the directory removed nothing is kept beside the person's own row.
    const kept = await admin.db.selectFrom('directoryUser').select('id').execute();
    expect(kept.map(({ id }) => id)).toEqual([boss.id, graphUser(3).id]);
    expect(await takeOver(directory)).toMatchObject({ added: 0, changed: 0 });
  });

  it('with something wrong hold nobody else back: what is wrong is left out and named', async () => {
    const platform = await openGraphPlatform();
    const boss = graphUser(1, { officeLocation: null });
    platform.put(
      boss,
      graphUser(2, { manager: boss.id }),
      graphUser(3, { mobilePhone: '12' }),
      graphUser(4, { userPrincipalName: emailOf('approver') }),
      graphUser(5, { employeeId: 'd00006' }),
      graphUser(6),
      graphUser(7, { employeeId: 'D00006', accountEnabled: false }),
    );
    const directory = await setUp(platform);
    const saved = await takeOver(directory);
    expect(problemsOf(saved).toSorted()).toEqual([
      'D00001 สมศักดิ์ Number1: site required',
      'D00002 สมศักดิ์ Number2: manager unknown_manager',
      'D00003 สมศักดิ์ Number3: phone not_a_phone',
      'D00004 สมศักดิ์ Number4: signInName taken',
      'D00006 สมศักดิ์ Number6: employeeNo listed_twice',
    ]);
    expect((await employees()).map(({ no, phone }) => [no, phone])).toEqual([
      ['D00002', '0812345678'],
      ['D00003', null],
    ]);
  });

  it('are saved only as they were looked at, by whom the work is', async () => {
    const platform = await openGraphPlatform();
    platform.put(graphUser(1));
    const directory = await setUp(platform);
    const first = await directory.read();
    await directory.read();
    const stale = await save(first.reading!.id);
    expect(stale.body.error?.code).toBe('changed_meanwhile');
    const mine = await admin.db
      .selectFrom('person')
      .select(['employeeNo', 'signInName'])
      .where('id', '=', admin.idOf('admin'))
      .executeTakeFirstOrThrow();
    platform.put(graphUser(1, { employeeId: mine.employeeNo, userPrincipalName: mine.signInName }));
    expect((await takeOver(directory)).problems).toMatchObject([{ code: 'own_record' }]);
  });
});

describe('a directory of two thousand people', () => {
  it('is taken over in less than a minute, and changes nothing the second time', async () => {
    const platform = await openGraphPlatform({ pageSize: 100 });
    const managerOf = (n: number) => (n === 1 ? {} : { manager: graphUser(Math.ceil(n / 10)).id });
    platform.put(
      ...Array.from({ length: 2000 }, (_, index) => graphUser(index + 1, managerOf(index + 1))),
    );
    const directory = await setUp(platform);
    const started = performance.now();
    expect(await takeOver(directory)).toMatchObject({ added: 2000, problemCount: 0 });
    expect(performance.now() - started).toBeLessThan(60_000);
    const written = () =>
      admin.db
        .selectFrom('person')
        .select(['id', 'version', 'managerId'])
        .where('employeeNo', 'like', 'D%')
        .orderBy('id')
        .execute();
    const before = await written();
    expect(before.filter(({ managerId }) => managerId !== null)).toHaveLength(1999);
    const events = await admin.events('person');

    expect(await takeOver(directory)).toMatchObject({ added: 0, changed: 0, unchanged: 2000 });
    platform.forgetLinks();
    expect(await takeOver(directory)).toMatchObject({ added: 0, changed: 0, unchanged: 2000 });
    expect(await written()).toEqual(before);
    expect(await admin.events('person')).toEqual(events);
  });
});
