import { describe, expect, it } from 'vitest';
import { bangkok } from '../bookings/company';
import { useApprovals } from './use-approvals';

const approvals = useApprovals();

const problemsOf = async (...delegation: Parameters<typeof approvals.delegate>) =>
  (await approvals.delegate(...delegation)).body.error?.fields;

const isApprover = async () =>
  (await approvals.bookings.server.request('deputy' as 'employee', '/employee/check-permission'))
    .body as { detail?: { user_info: { is_approver: boolean } } };

describe('standing in', () => {
  it('lasts from the first to the last day, both whole, and no longer', async () => {
    const { status, body } = await approvals.delegate(
      'approver',
      'deputy',
      '2026-11-21',
      '2026-11-22',
    );
    expect(status).toBe(200);
    expect(body.given).toMatchObject([
      { name: 'deputy', from: bangkok(21, '00:00'), until: bangkok(23, '00:00'), isNow: false },
    ]);
    const booking = await approvals.ask();
    const at = async (time: string) => {
      approvals.bookings.setClock(time);
      return (await approvals.list('deputy')).body.approvals?.length ?? 'not allowed';
    };
    expect(await at(bangkok(20, '23:59'))).toBe('not allowed');
    expect(await at(bangkok(21, '00:00'))).toBe(1);
    expect(await at(bangkok(22, '23:59'))).toBe(1);
    expect((await approvals.list('approver')).body.approvals).toHaveLength(1);
    expect(await at(bangkok(23, '00:00'))).toBe('not allowed');
    expect((await approvals.approve('deputy', booking)).status).toBe(403);
  });

  it('makes an approver of somebody, by the permission check', async () => {
    expect((await isApprover()).detail?.user_info.is_approver).toBe(false);
    await approvals.delegate('approver', 'deputy', '2026-11-20', '2026-11-20');
    expect((await isApprover()).detail?.user_info.is_approver).toBe(true);
  });

  it('decides in the name of who gave it, and both read it', async () => {
    await approvals.delegate('approver', 'deputy', '2026-11-20', '2026-11-30');
    const booking = await approvals.ask();
    expect(new Set(await approvals.notices('waiting_for_you'))).toEqual(
      new Set(['approver', 'deputy']),
    );
    const [card] = (await approvals.list('deputy')).body.approvals;
    expect(card).toMatchObject({ isWaiting: true, standsInFor: 'สมชาย ใจดี' });
    await approvals.approve('deputy', card!);
    const mine = (await approvals.list('deputy', '?tab=decided')).body.approvals;
    expect(mine).toMatchObject([{ standsInFor: 'สมชาย ใจดี', decision: { byMe: true } }]);
    const theirs = (await approvals.list('approver', '?tab=decided')).body.approvals;
    expect(theirs).toMatchObject([{ id: booking.id, decision: { by: 'deputy', byMe: false } }]);
  });

  it('when revoked, ends at once', async () => {
    const { body } = await approvals.delegate('approver', 'deputy', '2026-11-20', '2026-11-30');
    const booking = await approvals.ask();
    const { id, version } = body.given[0]!;
    const revoke = (who: 'approver' | 'stranger', of: number) =>
      approvals.call<typeof body>(who, 'POST', `/employee/delegations/${id}/revoke`, {
        version: of,
      });
    expect((await revoke('stranger', version)).status).toBe(404);
    expect((await revoke('approver', version + 1)).status).toBe(409);
    expect((await revoke('approver', version)).body).toEqual({ given: [], received: [] });
    expect((await approvals.approve('deputy', booking)).status).toBe(403);
    expect((await revoke('approver', version + 1)).status).toBe(404);
  });

  it('is seen by who received it', async () => {
    await approvals.delegate('approver', 'deputy', '2026-11-20', '2026-11-30');
    const { body } = await approvals.call('deputy', 'GET', '/employee/delegations');
    expect(body).toMatchObject({ given: [], received: [{ name: 'สมชาย ใจดี', isNow: true }] });
  });

  it('of somebody who has left, holds no more', async () => {
    await approvals.delegate('approver', 'deputy', '2026-11-20', '2026-11-30');
    await approvals.delegate('stranger', 'deputy', '2026-11-20', '2026-11-30');
    await approvals.ask();
    await approvals.leave('approver');
    expect((await approvals.list('deputy')).body.approvals).toEqual([]);
  });
});

describe('what is no delegation', () => {
  it.each([
    ['to oneself', 'approver', '2026-11-21', '2026-11-21', { toId: 'unknown' }],
    ['to a supplier', 'supplier', '2026-11-21', '2026-11-21', { toId: 'unknown' }],
    ['into the past', 'deputy', '2026-11-19', '2026-11-21', { from: 'in_the_past' }],
    ['backwards', 'deputy', '2026-11-22', '2026-11-21', { until: 'end_before_start' }],
    ['for ever', 'deputy', '2026-11-21', '2029-11-21', { until: 'too_far_ahead' }],
  ] as const)('%s', async (_, to, from, until, problems) => {
    expect(await problemsOf('approver', to, from, until)).toEqual(problems);
  });

  it('to somebody who has left', async () => {
    await approvals.leave('deputy');
    expect(await problemsOf('approver', 'deputy', '2026-11-21', '2026-11-21')).toEqual({
      toId: 'unknown',
    });
  });

  it('a second one for the same days', async () => {
    await approvals.delegate('approver', 'deputy', '2026-11-21', '2026-11-23');
    expect(await problemsOf('approver', 'stranger', '2026-11-23', '2026-11-24')).toEqual({
      from: 'delegated_already',
    });
    expect(
      (await approvals.delegate('approver', 'stranger', '2026-11-24', '2026-11-24')).status,
    ).toBe(200);
  });

  it('by somebody who approves for nobody', async () => {
    const { status } = await approvals.delegate('employee', 'deputy', '2026-11-21', '2026-11-21');
    expect(status).toBe(403);
  });
});
