import { beforeEach, describe, expect, it } from 'vitest';
import type { PersonAccount, accountChanges } from '#contract/accounts';
import type { AuditPage } from '#contract/audit';
import type { ImportResult } from '#contract/imports';
import type { InferOutput } from 'valibot';
import { emailOf, type Role } from '../support/people';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

type Changes = InferOutput<typeof accountChanges>;

const changes = async (role: Role = 'admin') =>
  (await admin.get<Changes>('/admin/account-changes', role)).body.changes;
const ask = (personId: string, signInName: string, role: Role = 'admin') =>
  admin.send<Changes>('POST', '/admin/account-changes', {
    role,
    body: { personId, signInName, reason: 'เปลี่ยนนามสกุล' },
  });
const decide = (id: string, confirm: boolean, role: Role) =>
  admin.send<Changes>('POST', `/admin/account-changes/${id}/decision`, { role, body: { confirm } });
const importAs = async (role: Role, text: string) =>
  (
    await admin.send<ImportResult>('POST', '/admin/imports/employees', {
      role,
      body: { text, save: true },
    })
  ).body;
const accountOf = (role: Role) =>
  admin.db
    .selectFrom('person')
    .select(['signInName as name', 'tid', 'oid'])
    .where('id', '=', admin.idOf(role))
    .executeTakeFirstOrThrow();
const code = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [status, body.error?.code];

/** The person with `admin_menu` alone, and a second one. */
beforeEach(async () => {
  await admin.db
    .updateTable('adminUser')
    .set({ adminMenu: true, kinds: [] })
    .where('personId', '=', admin.idOf('one-kind admin'))
    .execute();
  for (const role of ['admin', 'one-kind admin', 'approver', 'employee'] as const)
    await admin.get('/employee/check-permission', role);
});

describe('an import and the account of somebody else', () => {
  it('when an admin of users swaps the own sign-in name with the full admin’s, nothing is written', async () => {
    const before = [await accountOf('admin'), await accountOf('one-kind admin')];
    const answer = await importAs(
      'one-kind admin',
      `Employee number,Sign-in name\nE-admin,${emailOf('one-kind admin')}\nE-one-kind admin,${emailOf('admin')}`,
    );
    expect(answer.saved).toBe(false);
    expect(answer.problems.map(({ line, code: problem }) => [line, problem])).toEqual([
      [2, 'taken'],
      [3, 'taken'],
      [3, 'own_record'],
    ]);
    expect([await accountOf('admin'), await accountOf('one-kind admin')]).toEqual(before);
  });

  it.each([
    ['sign-in name', 'somebody.else@siamparts.example'],
    ['phone', '081-111-1111'],
    ['manager', 'E-employee'],
  ])('when a row is about oneself, no other %s', async (column, value) => {
    const answer = await importAs('admin', `Employee number,${column}\nE-admin,${value}`);
    expect(answer).toMatchObject({ saved: false, problems: [{ line: 2, code: 'own_record' }] });
  });

  it('when a row about oneself changes nothing, the file goes in', async () => {
    const answer = await importAs('admin', 'Employee number,Phone\nE-admin,081-234-5678');
    expect(answer).toMatchObject({ saved: true, unchanged: 1, problems: [] });
  });

  it.each(['admin', 'approver'] as const)(
    'when it gives a new name to an %s, the name waits and the rest is saved',
    async (role) => {
      const before = await accountOf(role);
      const text = `Employee number,Sign-in name,Nickname\nE-${role},new@siamparts.example,ชาย`;
      const answer = await importAs('one-kind admin', text);
      expect(answer).toMatchObject({ saved: true, changed: 1, waiting: 1 });
      expect(await accountOf(role)).toEqual(before);
      expect(await changes('one-kind admin')).toMatchObject([
        { from: emailOf(role), to: 'new@siamparts.example', releases: false, mayConfirm: false },
      ]);
      expect(await importAs('one-kind admin', text)).toMatchObject({ unchanged: 1, waiting: 0 });
    },
  );

  it('when it gives a new name to an employee, their account stays theirs and the trail says both', async () => {
    const before = await accountOf('employee');
    const text = 'Employee number,Sign-in name\nE-employee,married@siamparts.example';
    expect(await importAs('admin', text)).toMatchObject({ saved: true, changed: 1, waiting: 0 });
    expect(await accountOf('employee')).toEqual({ ...before, name: 'married@siamparts.example' });
    expect((await admin.get('/employee/bookings?scope=past', 'employee')).status).toBe(200);
    const { entries, names } = (await admin.get<AuditPage>('/admin/audit?subject=account')).body;
    const { before: was, after: is } = entries.find(({ action }) => action === 'change')!;
    const account = ` (${before.oid?.slice(-6)})`;
    expect(names[String(was?.['accountId'])]).toBe(`${emailOf('employee')}${account}`);
    expect(names[String(is?.['accountId'])]).toBe(`married@siamparts.example${account}`);
  });

  it('when nobody has signed in with a mistyped name, an import puts it right at once', async () => {
    const header = 'Employee number,Sign-in name,First name in Thai,Site';
    await importAs('admin', `${header}\nT1,mistyped@siamparts.example,ก,nava`);
    await importAs('admin', `${header}\nT1,${emailOf('unknown')},ก,nava`);
    expect(await changes()).toEqual([]);
    expect((await admin.get('/employee/bookings?scope=past', 'unknown')).status).toBe(200);
  });
});

describe('another account for somebody', () => {
  const releaseApprover = async () => {
    await ask(admin.idOf('approver'), emailOf('unknown'));
    const [change] = await changes('one-kind admin');
    return change!.id;
  };

  it('when a second admin confirms, the next sign-in with the name is theirs and the old account nobody’s', async () => {
    const before = await accountOf('approver');
    const asked = await ask(admin.idOf('approver'), emailOf('unknown'));
    expect(asked.body.changes).toMatchObject([
      { to: emailOf('unknown'), releases: true, reason: 'เปลี่ยนนามสกุล', mayConfirm: false },
    ]);
    expect((await admin.get('/employee/approval-count', 'approver')).status).toBe(200);
    const [change] = await changes('one-kind admin');
    expect(change?.mayConfirm).toBe(true);
    expect((await decide(change!.id, true, 'one-kind admin')).body.changes).toEqual([]);

    expect((await admin.get('/employee/approval-count', 'approver')).status).toBe(403);
    expect((await admin.get('/employee/approval-count', 'unknown')).status).toBe(200);
    const after = await accountOf('approver');
    expect(after.name).toBe(emailOf('unknown'));
    expect(after.oid).not.toBe(before.oid);
    const path = `/admin/audit?subject=account&subjectId=${admin.idOf('approver')}`;
    const { entries, names } = (await admin.get<AuditPage>(path)).body;
    expect(
      entries.map(({ action, after: is }) => [action, names[String(is?.['accountId'])]]),
    ).toEqual([
      ['pin', `${emailOf('unknown')} (${after.oid?.slice(-6)})`],
      ['confirm-account', emailOf('unknown')],
      ['ask-account', emailOf('unknown')],
      ['pin', `${emailOf('approver')} (${before.oid?.slice(-6)})`],
    ]);
  });

  it('when only the account is let go, the phone that is still signed in with it does not take it back', async () => {
    await ask(admin.idOf('employee'), emailOf('employee'));
    const [change] = await changes('one-kind admin');
    await decide(change!.id, true, 'one-kind admin');
    expect((await admin.get('/employee/bookings?scope=past', 'employee')).status).toBe(403);
    expect((await accountOf('employee')).oid).toBeNull();
    // A day later no token of then is good any more; it was a mistake, perhaps.
    await admin.db
      .updateTable('accountChange')
      .set({ decidedAt: new Date('2026-11-01T00:00:00Z') })
      .execute();
    expect((await admin.get('/employee/bookings?scope=past', 'employee')).status).toBe(200);
  });

  it('when a supplier’s dispatcher has a new account, the same way leads there', async () => {
    await admin.get('/employee/check-permission', 'supplier');
    expect(
      (await admin.get<PersonAccount>(`/admin/people/${admin.idOf('supplier')}/account`)).body,
    ).toMatchObject({ signInName: emailOf('supplier'), hasSignedIn: true });
    expect((await ask(admin.idOf('supplier'), 'new@partner.example')).status).toBe(200);
  });

  it('neither who asked nor whom it concerns confirms it; both may put an end to it', async () => {
    expect(code(await ask(admin.idOf('admin'), 'x@siamparts.example'))).toEqual([
      409,
      'second_admin',
    ]);
    await ask(admin.idOf('admin'), 'x@siamparts.example', 'one-kind admin');
    const [change] = await changes();
    expect(change?.mayConfirm).toBe(false);
    for (const role of ['admin', 'one-kind admin'] as const)
      expect(code(await decide(change!.id, true, role))).toEqual([409, 'second_admin']);
    expect((await decide(change!.id, false, 'admin')).body.changes).toEqual([]);
    expect((await accountOf('admin')).name).toBe(emailOf('admin'));
    expect(code(await decide(change!.id, true, 'admin'))).toEqual([409, 'already_decided']);
  });

  it('when the account is another by now, it is not confirmed', async () => {
    const id = await releaseApprover();
    await admin.db
      .updateTable('person')
      .set({ oid: 'another' })
      .where('id', '=', admin.idOf('approver'))
      .execute();
    expect(code(await decide(id, true, 'one-kind admin'))).toEqual([409, 'account_moved']);
  });

  it('when the name is somebody’s, or nothing is tied to it, there is nothing to ask for', async () => {
    const taken = await ask(admin.idOf('approver'), emailOf('employee'));
    expect(taken.body.error?.fields).toEqual({ signInName: 'taken' });
    const free = await ask(admin.idOf('withdrawn supplier'), emailOf('withdrawn supplier'));
    expect(free.body.error?.fields).toEqual({ signInName: 'account_free' });
    expect((await ask(await admin.company.driver(), 'd@siamparts.example')).status).toBe(404);
  });

  it('that is refused is in the trail with what was asked for, as nothing became of it', async () => {
    const id = await releaseApprover();
    await decide(id, false, 'admin');
    const path = `/admin/audit?subject=account&subjectId=${admin.idOf('approver')}`;
    const { entries } = (await admin.get<AuditPage>(path)).body;
    const wish = entries.find(({ action }) => action === 'ask-account')?.after;
    expect(entries.find(({ action }) => action === 'refuse-account')).toMatchObject({
      before: wish,
      after: {},
    });
  });

  it('of two admins who confirm and refuse at once, one is heard', async () => {
    const id = await releaseApprover();
    const answers = await Promise.all([
      decide(id, true, 'one-kind admin'),
      decide(id, false, 'admin'),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(1);
  });
});
