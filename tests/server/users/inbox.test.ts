import { describe, expect, it } from 'vitest';
import type { AuditPage } from '#contract/audit';
import type { ListPage } from '#contract/list';
import type { ReportedProblem } from '#contract/problem-reports';
import type { UserOptions } from '#contract/users';
import { tripsIn } from '../support/trips';
import { useAdmin } from '../support/use-admin';

const admin = useAdmin();

const report = async (message: string, page = '/checkbooking') => {
  const body = { message, page, appVersion: '1.2.3', lastError: 'TypeError: x' };
  const answer = await admin.send<{ id: string }>('POST', '/employee/problem-reports', {
    body,
    role: 'employee',
  });
  return answer.body.id;
};
const list = async (query = '') =>
  (await admin.get<ListPage<ReportedProblem>>(`/admin/problem-reports${query}`)).body;

describe('reported problems', () => {
  it('stand in the inbox with all that was sent along', async () => {
    const id = await report('ปุ่มไม่ทำงาน');
    expect((await list()).rows).toMatchObject([
      {
        id,
        by: 'สมชาย ใจดี',
        phone: '0812345678',
        message: 'ปุ่มไม่ทำงาน',
        page: '/checkbooking',
        lastError: 'TypeError: x',
        status: 'open',
        owner: null,
      },
    ]);
  });

  it('tell the car in which they were written', async () => {
    const id = await tripsIn(admin.db).car({ plate: '1กข 1' });
    const reportId = await report('กระจกหลวม', `/car/${id}?about=รถ`);
    await report('ปุ่มไม่ทำงาน', `/car/${'-'.repeat(36)}`);
    const { rows } = await list();
    expect(new Map(rows.map(({ message, car }) => [message, car?.id ?? null]))).toEqual(
      new Map([
        ['กระจกหลวม', id],
        ['ปุ่มไม่ทำงาน', null],
      ]),
    );
    const { audit } = (await admin.get<ReportedProblem>(`/admin/problem-reports/${reportId}`)).body;
    expect(audit, 'who reported it has not changed it').toMatchObject({
      createdBy: 'สมชาย ใจดี',
      changedBy: null,
    });
    const trail = await admin.get<AuditPage>('/admin/audit?subject=problem_report');
    expect(trail.body.entries.map(({ label }) => label)).toContainEqual(
      expect.stringContaining(' · 1กข 1 · กระจกหลวม'),
    );
  });

  it('are taken on, resolved and found by status, owner and words', async () => {
    const id = await report('ปุ่มไม่ทำงาน');
    await report('รถไม่มา');
    const path = `/admin/problem-reports/${id}`;
    const taken = await admin.send<ReportedProblem>('PUT', path, {
      body: { status: 'in_progress', ownerId: admin.idOf('admin') },
    });
    expect(taken.body).toMatchObject({
      status: 'in_progress',
      owner: 'สมชาย ใจดี',
      version: 2,
    });
    expect((await list('?status=open')).total).toBe(1);
    expect((await list('?mine=yes')).rows).toMatchObject([{ id }]);
    expect((await list(`?q=${encodeURIComponent('ปุ่ม')}`)).rows).toMatchObject([{ id }]);
    const stale = await admin.send('PUT', path, { body: { status: 'resolved', ownerId: null } });
    expect([stale.status, stale.body.error?.code]).toEqual([409, 'changed_meanwhile']);
    const events = await admin.events('problem_report');
    expect(events.map(({ action }) => action)).toEqual(['report', 'report', 'change']);
    expect(events[2]).toMatchObject({
      before: { status: 'open', ownerId: null },
      after: { status: 'in_progress', ownerId: admin.idOf('admin') },
    });
  });

  it('belong only to somebody who sees them', async () => {
    const answer = await admin.send('PUT', `/admin/problem-reports/${await report('x')}`, {
      body: { status: 'open', ownerId: admin.idOf('one-kind admin') },
    });
    expect(answer.body.error?.fields).toEqual({ ownerId: 'unknown' });
  });
});

describe('who decides for people without a manager', () => {
  const options = async () => (await admin.get<UserOptions>('/admin/user-options')).body;
  const set = (personId: string | null, version: number) =>
    admin.send<UserOptions>('PUT', '/admin/sites/nava/fallback-approver', {
      body: { personId },
      version,
    });

  it('is one employee of each site, and is told with how many need one', async () => {
    const before = (await options()).sites.find(({ id }) => id === 'nava')!;
    expect(before.fallbackApprover).toBeNull();
    expect(before.withoutManager).toBe(3);
    const after = await set(admin.idOf('approver'), before.version);
    expect(after.body.sites[0]).toMatchObject({
      id: 'nava',
      fallbackApprover: { id: admin.idOf('approver'), name: 'สมชาย ใจดี' },
    });
    const stale = await set(null, before.version);
    expect(stale.body.error).toMatchObject({
      code: 'changed_meanwhile',
      conflict: { by: 'สมชาย ใจดี' },
    });
  });

  it('is nobody who left, and no supplier', async () => {
    const { version } = (await options()).sites.find(({ id }) => id === 'nava')!;
    for (const personId of [admin.idOf('supplier'), await admin.company.person({ status: 'left' })])
      expect((await set(personId, version)).body.error?.fields).toEqual({ personId: 'unknown' });
  });
});
