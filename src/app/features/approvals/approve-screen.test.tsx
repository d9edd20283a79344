// Long, because one screen holds every way of deciding.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ApprovalCard } from '#contract/approvals';
import { refreshTopic } from '#contract/live-event';
import { approvalCard, askedFor } from '../../../../tests/factories/approval-data';
import { employee, openApp } from '../../../../tests/factories/shell-app';
import type { AppServices } from '../../app-services';
import type { OutboxItem } from '../../outbox/outbox';

const wichai = {
  id: approvalCard(1).id,
  name: 'วิชัย ทองมาก',
  employeeNo: '100315',
  department: null,
  phone: null,
};

/** The screen, and a way for what waits to become something else while it is looked at. */
const open = (...cards: ApprovalCard[]) => openWith(cards);

/** By a notice that leads to one request. */
const openWith = async (cards: readonly ApprovalCard[], named?: ApprovalCard) => {
  let waiting = cards;
  const call = (async (name: string, { query }: { query?: { tab?: string } } = {}) => {
    if (name === 'listApprovals' && query?.tab === 'decided') return { approvals: [], next: null };
    if (name === 'listApprovals') return { approvals: waiting, next: null };
    if (name === 'countApprovals') return { waiting: cards.length };
    if (name === 'listDelegations') return { given: [], received: [] };
    if (name === 'readApproval' && named) return named;
    if (name === 'readApproval') return { ...cards[0]!, isWaiting: false, status: 'cancelled' };
    if (name === 'searchPeople') return [wichai];
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];
  const path = named ? `/approve?booking=${named.id}` : '/approve';
  const app = await openApp({ path, person: employee({ is_approver: true }), call });
  await screen.findByRole('article', { name: new RegExp(cards[0]!.ref) });
  const becomes = async (...next: ApprovalCard[]) => {
    waiting = next;
    app.tell({ topic: refreshTopic });
    await screen.findByRole('article', { name: new RegExp(next.at(-1)!.ref) });
  };
  return { ...app, becomes };
};

const box = ({ ref }: ApprovalCard) => screen.getByRole('checkbox', { name: new RegExp(ref) });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const inCard = ({ ref }: ApprovalCard) =>
  within(screen.getByRole('article', { name: new RegExp(ref) }));
const order = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
const nameOf = ({ traveller, ref }: ApprovalCard) => `${traveller} ${ref}`;

/** A new place: what was asked for before is withdrawn, and asked for anew. */
const moved = (card: ApprovalCard): ApprovalCard => ({
  ...card,
  approvalId: approvalCard(99).approvalId,
  version: card.version + 1,
  changedAt: new Date().toISOString(),
  asked: askedFor({ places: ['โรงงานนวนคร', 'สุวรรณภูมิ'] }),
});

it('many at once are those that were tapped: nothing is chosen beforehand, and what changes is not among them', async () => {
  const [first, second, third] = [approvalCard(1), approvalCard(2), approvalCard(3)];
  const { becomes } = await open(first, second);
  press('อนุมัติหลายรายการ');
  expect(document.activeElement?.contains(box(first))).toBe(true);
  expect(document.activeElement?.tagName).toBe('UL');
  expect(box(first)).toHaveProperty('checked', false);
  expect(screen.getByRole('button', { name: /^อนุมัติ 0 รายการ/ })).toHaveProperty('disabled', true);
  fireEvent.click(box(first));
  fireEvent.click(box(second));
  press('อนุมัติ 2 รายการ · 3,600 บาท');
  press('เลิกทำ');
  press('อนุมัติหลายรายการ');
  fireEvent.click(box(first));
  fireEvent.click(box(second));
  const changed = { ...second, version: 2, asked: askedFor({ seats: 9 }) };
  await becomes(first, changed, third);
  expect(box(third)).toHaveProperty('checked', false);
  expect(inCard(changed).queryByRole('checkbox')).toBeNull();
  press('ดูแล้ว พิจารณาต่อ');
  expect(box(changed)).toHaveProperty('checked', false);
  press('อนุมัติ 1 รายการ · 1,800 บาท');
  expect(order()).toEqual([changed, third].map(nameOf));
});

it('many at once: what needs a look of its own stands last and cannot be chosen', async () => {
  const [flagged, plain, other] = [
    approvalCard(1, { isFlagged: true }),
    approvalCard(2),
    approvalCard(3),
  ];
  await open(flagged, plain, other);
  press('อนุมัติหลายรายการ');
  expect(order()).toEqual([plain, other, flagged].map(nameOf));
  expect(inCard(flagged).queryByRole('checkbox')).toBeNull();
  expect(inCard(flagged).getByText('มีเรื่องต้องดู กรุณาพิจารณาแยก')).toBeTruthy();
});

it('a request that is asked for anew stays in its place, says what changed and when, and is not approved unseen', async () => {
  const [first, second] = [approvalCard(1), approvalCard(2)];
  const { becomes } = await open(first, second);
  const now = moved(first);
  // Asked for anew, it waits since now: the server names it last.
  await becomes(second, now);
  await screen.findByText(/เปลี่ยนเมื่อ/);
  expect(order()).toEqual([first, second].map(nameOf));
  const card = inCard(first);
  expect(card.getByRole('status').textContent).toMatch(/เปลี่ยนเมื่อ \d\d:\d\d/);
  expect(card.getByText('โรงงานนวนคร → ท่าเรือแหลมฉบัง')).toBeTruthy();
  expect(card.queryByRole('button', { name: /^อนุมัติ / })).toBeNull();
  // Looking elsewhere is not looking at it.
  fireEvent.click(screen.getByRole('link', { name: 'พิจารณาแล้ว' }));
  await screen.findByText('รายการที่คุณพิจารณาแล้วจะแสดงที่นี่');
  fireEvent.click(screen.getByRole('link', { name: /^รออนุมัติ/ }));
  await screen.findByText(/เปลี่ยนเมื่อ/);
  press('ดูแล้ว พิจารณาต่อ');
  expect(screen.queryByText(/เปลี่ยนเมื่อ/)).toBeNull();
  expect(inCard(first).getByRole('button', { name: /^อนุมัติ / })).toBeTruthy();
});

it('changed while a reason is being written, it is said there, and nothing is sent before it is looked at', async () => {
  const [card, other] = [approvalCard(1), approvalCard(2)];
  const { becomes } = await open(card, other);
  fireEvent.click(inCard(card).getByRole('button', { name: /^ส่งกลับ/ }));
  const sheet = within(
    await screen.findByRole('dialog', { name: /^ส่งกลับให้แก้ไข/ }, { timeout: 10_000 }),
  );
  const send = sheet.getByRole('button', { name: 'ส่งกลับ' });
  expect(send).toHaveProperty('disabled', false);
  await becomes(moved(card), other);
  expect(await sheet.findByText(/เปลี่ยนเมื่อ/)).toBeTruthy();
  expect(send).toHaveProperty('disabled', true);
  fireEvent.click(sheet.getByRole('button', { name: 'ดูแล้ว พิจารณาต่อ' }));
  expect(send).toHaveProperty('disabled', false);
});

it('sent back before, it says by whom and why, and what reads differently now', async () => {
  const card = approvalCard(1, {
    returned: {
      by: 'สมชาย ใจดี',
      byMe: false,
      at: '2026-11-24T02:12:00.000Z',
      reason: 'กรุณาลดจำนวนคน',
      asked: askedFor({ seats: 6 }),
    },
  });
  await open(card);
  const shown = inCard(card);
  expect(shown.getByText('โดย สมชาย ใจดี เมื่อ 24/11/2026 09:12')).toBeTruthy();
  expect(shown.getByText('เหตุผล: กรุณาลดจำนวนคน')).toBeTruthy();
  expect(shown.getByLabelText('เดิม').textContent).toBe('6');
  expect(shown.getByLabelText('ใหม่').textContent).toBe('2');
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
  fireEvent.click(screen.getByRole('link', { name: 'มอบหมาย' }));
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

it('without a network nothing is said to be done, and what waits stands after the list, whose buttons stay where they are', async () => {
  const [card, other] = [approvalCard(1), approvalCard(2)];
  const { set } = await open(card, other);
  act(() => set.online.set(false));
  press(`อนุมัติ ${nameOf(card)}`);
  expect(screen.getByText('อนุมัติ สมชาย · เก็บไว้แล้ว จะส่งเมื่อมีสัญญาณ')).toBeTruthy();
  act(() => set.items.set([sent(card, {})]));
  const waits = screen.getByRole('region', { name: 'รอส่ง' });
  expect(screen.getByRole('article', { name: nameOf(other) }).compareDocumentPosition(waits)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it('what was decided here is not counted as waiting, also before the server has it', async () => {
  const [card, other] = [approvalCard(1), approvalCard(2)];
  const { set } = await open(card, other);
  expect(await screen.findAllByText('รอคุณอนุมัติ 2 รายการ')).not.toHaveLength(0);
  act(() => set.items.set([sent(card, {})]));
  expect(screen.getAllByText('รอคุณอนุมัติ 1 รายการ')).not.toHaveLength(0);
  expect(screen.queryAllByText('รอคุณอนุมัติ 2 รายการ')).toHaveLength(0);
  act(() => set.items.set([sent(card, { state: 'needs-attention' })]));
  expect(screen.getAllByText('รอคุณอนุมัติ 2 รายการ')).not.toHaveLength(0);
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

it('names three trips that overlap, and says how many more there are', async () => {
  const overlaps = [11, 12, 13, 14, 15]
    .map((number) => approvalCard(number))
    .map(({ ref, asked }) => ({
      ref,
      startsAt: asked.startsAt,
      endsAt: asked.endsAt,
    }));
  const { flags } = approvalCard(1);
  await open(approvalCard(1, { flags: { ...flags, overlaps }, isFlagged: true }));
  const shownFlags = screen.getByRole('list', { name: 'ข้อสังเกต' });
  expect(shownFlags.textContent).toContain(
    'เวลาซ้อนกับ NV-2611-0011, NV-2611-0012, NV-2611-0013 และอีก 2 รายการ ของผู้เดินทาง',
  );
  // No line ends in the middle of a number.
  const unbroken = ['NV-2611-0011', 'NV-2611-0012', 'NV-2611-0013'];
  for (const ref of unbroken) expect(within(shownFlags).getByText(ref).className).toBe('nowrap');
});

it('what was approved is said as done, by the first name', async () => {
  const card = approvalCard(1);
  await open(card);
  press(`อนุมัติ ${nameOf(card)}`);
  expect(screen.getByText('อนุมัติคำขอของ สมชาย แล้ว')).toBeTruthy();
});

it.each(['Mr. Tanaka', 'Mr Tanaka'])('a guest is called by title and name: %s', async (called) => {
  const card = approvalCard(1, { traveller: `${called} Kenji` });
  await open(card);
  press(`อนุมัติ ${nameOf(card)}`);
  expect(screen.getByText(`อนุมัติคำขอของ ${called} แล้ว`)).toBeTruthy();
});

it('a notice leads to its request, wherever in the list that stands', async () => {
  const [first, second] = [approvalCard(1), approvalCard(2)];
  await openWith([first, second], second);
  const article = await screen.findByRole('article', { name: new RegExp(second.ref) });
  await waitFor(() => expect(document.activeElement).toBe(article.closest('li')));
  expect(order()).toEqual([first, second].map(nameOf));
  expect(article.closest('li')?.getAttribute('aria-current')).toBe('true');
});

it('a notice leads to a request of a later page, which stands first', async () => {
  const [first, far] = [approvalCard(1), approvalCard(50)];
  await openWith([first], far);
  await screen.findByRole('article', { name: new RegExp(far.ref) });
  expect(order()).toEqual([far, first].map(nameOf));
});

it('a notice of a request that was decided meanwhile says by whom, and what is left waits below', async () => {
  const [first, decided] = [approvalCard(1), approvalCard(2, { isWaiting: false })];
  const decision = { is: 'approved', by: 'วิชัย ทองมาก', at: '2026-11-22T01:00:00.000Z' } as const;
  await openWith([first], {
    ...decided,
    decision: { ...decision, byMe: false, reason: null },
  });
  expect(await screen.findByText(/^วิชัย ทองมาก พิจารณาไปแล้ว: อนุมัติ/)).toBeTruthy();
  expect(order()).toEqual([nameOf(first)]);
});
