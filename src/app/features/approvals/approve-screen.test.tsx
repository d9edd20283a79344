import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApprovalCard } from '#contract/approvals';
import { refreshTopic } from '#contract/live-event';
import { approvalCard, askedFor } from '../../../../tests/factories/approval-data';
import { employee, openApp } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';
import type { OutboxItem } from '../../outbox/outbox';

// The first test waits for chunks that are still being compiled.
vi.setConfig({ testTimeout: 15_000 });

const wichai = {
  id: approvalCard(1).id,
  name: 'วิชัย ทองมาก',
  employeeNo: '100315',
  department: null,
  phone: null,
};

/** The screen, and a way for what waits to become something else while it is looked at. */
const open = async (...cards: ApprovalCard[]) => {
  let waiting = cards;
  const call = (async (name: string) => {
    if (name === 'listApprovals') return { approvals: waiting, next: null };
    if (name === 'listDelegations') return { given: [], received: [] };
    if (name === 'readApproval') return { ...cards[0]!, isWaiting: false, status: 'cancelled' };
    if (name === 'searchPeople') return [wichai];
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];
  const app = await openApp({ path: '/approve', person: employee({ is_approver: true }), call });
  await screen.findByRole('article', { name: new RegExp(cards[0]!.ref) });
  const becomes = async (...next: ApprovalCard[]) => {
    waiting = next;
    app.tell({ topic: refreshTopic });
    await screen.findByRole('article', { name: new RegExp(next.at(-1)!.ref) });
  };
  return { ...app, becomes };
};

const box = ({ ref }: ApprovalCard) => screen.getByRole('checkbox', { name: `เลือก ${ref}` });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('many at once are those that were looked at: what comes or changes meanwhile is not among them', async () => {
  const [first, second, third] = [approvalCard(1), approvalCard(2), approvalCard(3)];
  const { becomes } = await open(first, second);
  press('อนุมัติหลายรายการ');
  expect(document.activeElement?.contains(box(first))).toBe(true);
  expect(document.activeElement?.tagName).toBe('UL');
  expect(box(second)).toHaveProperty('checked', true);
  const changed = { ...second, version: 2, asked: askedFor({ seats: 9 }) };
  await becomes(first, changed, third);
  expect(box(third)).toHaveProperty('checked', false);
  press('ดูแล้ว พิจารณาต่อ');
  expect(box(changed)).toHaveProperty('checked', false);
  press('อนุมัติ 1 รายการ');
  const left = screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
  expect(left).toEqual([changed, third].map(({ traveller, ref }) => `${traveller} ${ref}`));
});

it('that it was undone is said, and not beside another list', async () => {
  const card = approvalCard(1);
  await open(card);
  press(`อนุมัติ ${card.traveller} ${card.ref}`);
  press('เลิกทำ');
  expect(screen.queryByText('เลิกทำแล้ว ยังไม่ได้ส่ง')).not.toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'พิจารณาแล้ว' }));
  await waitFor(() => expect(screen.queryByText('เลิกทำแล้ว ยังไม่ได้ส่ง')).toBeNull());
});

it('handing over: what was missing is said until it is there, and the last day is never before the first', async () => {
  await open(approvalCard(1));
  fireEvent.click(screen.getByRole('link', { name: 'อนุมัติแทน' }));
  fireEvent.click(await screen.findByRole('button', { name: 'มอบหมายผู้อนุมัติแทน' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'มอบหมายผู้อนุมัติแทน' }));
  fireEvent.click(sheet.getByRole('button', { name: 'มอบหมาย' }));
  expect(sheet.queryByText('กรุณาเลือกคน')).not.toBeNull();
  fireEvent.change(sheet.getByRole('searchbox'), { target: { value: 'วิชัย' } });
  fireEvent.click(await sheet.findByRole('button', { name: /วิชัย ทองมาก/ }));
  expect(sheet.queryByText('กรุณาเลือกคน')).toBeNull();
  const type = (label: RegExp, value: string) =>
    fireEvent.change(sheet.getByLabelText(label), { target: { value } });
  type(/^ตั้งแต่วันที่/, '25/12/2099');
  expect(sheet.getByLabelText(/^ถึงวันที่/)).toHaveProperty('value', '25/12/2099');
  type(/^ถึงวันที่/, '27/12/2099');
  type(/^ตั้งแต่วันที่/, '26/12/2099');
  expect(sheet.getByLabelText(/^ถึงวันที่/)).toHaveProperty('value', '27/12/2099');
});

const sent = (card: ApprovalCard, more: Partial<OutboxItem>): OutboxItem => ({
  key: 'one-tap',
  endpoint: 'approveBooking',
  input: { params: { id: card.id }, body: {}, version: card.version },
  label: { th: `อนุมัติ ${card.ref}`, en: '' },
  createdAt: 0,
  state: 'waiting',
  reason: null,
  isRemovable: true,
  ...more,
});

it('what is under way is not said to wait for a connection', async () => {
  const card = approvalCard(1);
  const { set } = await open(card);
  const waits = 'เก็บไว้แล้ว จะส่งเมื่อมีสัญญาณ';
  act(() => set.items.set([sent(card, {})]));
  expect(screen.queryByText(waits)).not.toBeNull();
  act(() => set.items.set([sent(card, { state: 'sending', isRemovable: false })]));
  expect(screen.queryByText(`อนุมัติ ${card.ref}`)).not.toBeNull();
  expect(screen.queryByText(waits)).toBeNull();
});

it('a decision that came too late says where the booking stands now', async () => {
  const card = approvalCard(1);
  const { set } = await open(card);
  act(() => set.items.set([sent(card, { state: 'needs-attention', reason: { code: 'not_now' } })]));
  const refused = within(await screen.findByRole('region', { name: 'ยังไม่สำเร็จ ดูอีกครั้ง' }));
  expect(await refused.findByText('ยกเลิกแล้ว')).not.toBeNull();
});
