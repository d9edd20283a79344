// Long, because a rating has one form, opened from a list, a notice and a card, and kept without a signal.
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { DueRating, MyRating } from '#contract/ratings';
import { openApp } from '../../../../tests/factories/shell-app';
import { OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';
import type { OutboxItem } from '../../outbox/outbox';
import { noAnswers } from './answers';

const id = (number: number) => `0190f0a0-0000-7000-8000-00000000000${number}`;

const HOUR = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();

const due = (number: number, more: Partial<DueRating> = {}): DueRating => ({
  bookingId: id(number),
  ref: `NV-2611-000${number}`,
  kind: 'bookingwithdrivernava',
  startsAt: inHours(-6),
  endsAt: inHours(-2),
  from: 'ประตู 1',
  to: 'ลูกค้า',
  car: { plate: '1กข 2345', province: 'กรุงเทพมหานคร', description: 'Toyota Commuter' },
  driver: 'ประเสริฐ ขับดี',
  withDriver: true,
  closesAt: inHours(100),
  ...more,
});

const rated = (number: number, more: Partial<MyRating> = {}): MyRating => {
  const { closesAt: _, ...trip } = due(number);
  return {
    ...trip,
    id: id(number + 4),
    version: 1,
    overall: 4,
    items: noAnswers.items,
    reason: null,
    comment: null,
    at: inHours(-1),
    editableUntil: inHours(23),
    reply: null,
    ...more,
  };
};

const answering = (trips: DueRating[], ratings: MyRating[] = []) =>
  vi.fn(async (name: string) => {
    if (name === 'listDueRatings') return { trips };
    if (name === 'listMyRatings') return { ratings, next: null };
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];

const item = (more: Partial<OutboxItem>): OutboxItem => ({
  key: 'key-1',
  endpoint: 'rateTrip',
  input: { body: { bookingId: id(1), overall: 5, comment: 'ดีมากจริง ๆ' } },
  label: { th: 'ให้คะแนน NV-2611-0001', en: 'Rating of NV-2611-0001' },
  createdAt: Date.now(),
  state: 'waiting',
  reason: null,
  isRemovable: true,
  ...more,
});

const list = (name: string) => within(screen.getByRole('region', { name }));

const open = async (call: AppServices['api']['call'], items: OutboxItem[] = []) => {
  const app = await openApp({ path: '/evaluate', call });
  await screen.findByRole('region', { name: 'รอให้คะแนน' });
  if (items.length > 0) app.set.items.set(items);
  return app;
};

describe('the trips to rate', () => {
  it('show until when, and lead to the form', async () => {
    await open(answering([due(1)]));
    const link = list('รอให้คะแนน').getByRole('link', { name: /^ให้คะแนน .*NV-2611-0001$/ });
    // A number is never broken at its hyphens.
    expect(list('รอให้คะแนน').getByText('NV-2611-0001').className).toBe('nowrap');
    // Nor is a place in the middle of a word.
    expect(list('รอให้คะแนน').getByText('ประตู').className).toBe('whole');
    expect(link.getAttribute('href')).toBe(`/evaluate?booking=${id(1)}`);
    expect(list('รอให้คะแนน').getByText(/^ให้คะแนนได้ถึง/)).toBeTruthy();
  });

  it('when a trip closes while it is shown, leave it out', async () => {
    await open(answering([due(1, { closesAt: inHours(-0.01) })]));
    expect(list('รอให้คะแนน').queryByRole('link', { name: /^ให้คะแนน / })).toBeNull();
  });

  it('when the server is silent, are what the device remembers, and of when', async () => {
    const call = vi.fn(async () => {
      throw new OfflineError();
    }) as unknown as AppServices['api']['call'];
    const row = { due: { trips: [due(1)] }, mine: { ratings: [rated(2)], next: null } };
    await openApp({ path: '/evaluate', call, cached: new Map([['ratings', row]]) });
    await screen.findByText(/^ข้อมูล ณ (21\/11\/2026 )?10:42/);
    expect(list('รอให้คะแนน').getAllByRole('listitem')).toHaveLength(1);
  });

  it('when the network goes, say of when they are and that a rating will wait', async () => {
    const { set } = await open(answering([due(1)]));
    await list('รอให้คะแนน').findByRole('listitem');
    expect(screen.queryByText(/^ออฟไลน์ ข้อมูล ณ/)).toBeNull();
    act(() => set.online.set(false));
    expect(screen.queryByText(/^ออฟไลน์ ข้อมูล ณ \d\d:\d\d คะแนนที่ให้จะส่งเมื่อมีสัญญาณ/)).not.toBeNull();
  });

  it('when nothing is known and nobody answers, say so and try again', async () => {
    let isSilent = true;
    const call = vi.fn(async (name: string) => {
      if (isSilent) throw new OfflineError();
      return name === 'listDueRatings' ? { trips: [] } : { ratings: [], next: null };
    }) as unknown as AppServices['api']['call'];
    await openApp({ path: '/evaluate', call });
    await screen.findByText('เปิดรายการไม่ได้ในตอนนี้');
    isSilent = false;
    fireEvent.click(screen.getByRole('button', { name: 'ลองอีกครั้ง' }));
    expect(await screen.findByText(/^ไม่มีเที่ยวที่รอให้คะแนน/)).toBeTruthy();
  });
});

describe('a rating on its way', () => {
  it('stands among the rated at once, marked, and can be taken up again', async () => {
    await open(answering([due(1)]), [item({})]);
    const card = await list('ให้คะแนนแล้ว').findByRole('listitem');
    expect(within(card).getByText('รอส่ง')).toBeTruthy();
    expect(within(card).getByRole('img', { name: '5 จาก 5 ดาว' })).toBeTruthy();
    const edit = within(card).getByRole('link', { name: 'แก้ไข' });
    expect(edit.getAttribute('href')).toBe(`/evaluate?booking=${id(1)}`);
    expect(list('รอให้คะแนน').queryAllByRole('listitem')).toEqual([]);
  });

  it('once it may have arrived, cannot be edited', async () => {
    await open(answering([due(1)]), [item({ isRemovable: false })]);
    const card = await list('ให้คะแนนแล้ว').findByRole('listitem');
    expect(within(card).queryByRole('link')).toBeNull();
  });

  it('when refused, waits again with the reason and what was written', async () => {
    const reason = { code: 'invalid_input' as const, fields: { reason: 'reason_required' } };
    const { router } = await open(answering([due(1)]), [
      item({ state: 'needs-attention', reason }),
    ]);
    const card = await list('รอให้คะแนน').findByRole('listitem');
    expect(within(card).getByText(/กรุณาบอกเหตุผล สิ่งที่เขียนไว้ยังอยู่$/)).toBeTruthy();
    expect(list('ให้คะแนนแล้ว').queryAllByRole('listitem')).toEqual([]);
    fireEvent.click(within(card).getByRole('link', { name: 'แก้ไขแล้วส่งใหม่' }));
    await screen.findByDisplayValue('ดีมากจริง ๆ');
    expect(router.state.location.search).toEqual({ booking: id(1) });
  });

  it('when refused for good and its trip is gone, is still told, and only put away', async () => {
    await open(answering([]), [
      item({ state: 'needs-attention', reason: { code: 'rating_closed' } }),
    ]);
    const card = await list('รอให้คะแนน').findByRole('listitem');
    expect(within(card).getByText('ให้คะแนน NV-2611-0001')).toBeTruthy();
    expect(
      within(card)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['ลบสิ่งที่เขียนไว้']);
  });
});

describe('a change on its way', () => {
  const change = (more: Partial<OutboxItem> = {}) =>
    item({
      endpoint: 'changeRating',
      input: { params: { id: id(6) }, body: { overall: 2, reason: 'ช้า' }, version: 1 },
      ...more,
    });

  it('shows the new stars at once, and the old ones again when it is refused', async () => {
    const { set } = await open(answering([], [rated(2)]), [change()]);
    const stars = () => list('ให้คะแนนแล้ว').getByRole('img').getAttribute('aria-label');
    await waitFor(() => expect(stars()).toBe('2 จาก 5 ดาว'));
    set.items.set([change({ state: 'needs-attention', reason: { code: 'changed_meanwhile' } })]);
    await waitFor(() => expect(stars()).toBe('4 จาก 5 ดาว'));
    expect(list('ให้คะแนนแล้ว').getByText(/^ส่งคะแนนไม่ได้ มีผู้แก้ไขรายการนี้ไปแล้ว/)).toBeTruthy();
  });

  it('says once what was answers twice', async () => {
    await open(answering([], [rated(2, { overall: 2, reason: 'แอร์ไม่เย็น', comment: 'แอร์ไม่เย็น' })]));
    expect(await screen.findAllByText('แอร์ไม่เย็น')).toHaveLength(1);
  });

  it('is not offered after a day', async () => {
    await open(answering([], [rated(2, { editableUntil: inHours(-0.01), reply: 'ขอบคุณ' })]));
    expect(await screen.findByText('ขอบคุณ')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^แก้ไขคะแนน / })).toBeNull();
  });
});

it('sent from the form, goes to the outbox under one key with what was said', async () => {
  const { services } = await openApp({
    path: `/evaluate?booking=${id(1)}`,
    call: answering([due(1, { withDriver: false, driver: null })]),
  });
  const form = within(await screen.findByRole('dialog', { name: /^ให้คะแนน / }));
  const overall = within(await form.findByRole('group', { name: 'โดยรวมเป็นอย่างไร' }));
  expect(form.queryByRole('region', { name: 'คนขับ' })).toBeNull();
  fireEvent.click(overall.getByRole('radio', { name: '5 ดาว' }));
  fireEvent.click(form.getByRole('button', { name: 'ส่งคะแนน' }));
  const notice = await screen.findByText('เก็บคะแนนไว้ในเครื่องแล้ว จะส่งให้เองเมื่อมีสัญญาณ');
  expect(services.outbox.send).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({
      endpoint: 'rateTrip',
      input: { body: { bookingId: id(1), ...noAnswers, overall: 5, reason: null } },
    }),
  );
  fireEvent.click(within(notice.parentElement!).getByRole('button', { name: 'ปิด' }));
  expect(notice.isConnected).toBe(false);
});

it('why the score is low is asked right below the stars that are low', async () => {
  await openApp({ path: `/evaluate?booking=${id(1)}`, call: answering([due(1)]) });
  const form = within(await screen.findByRole('dialog', { name: /^ให้คะแนน / }));
  const stars = async (group: string | RegExp, count: number) =>
    fireEvent.click(
      within(await form.findByRole('group', { name: group })).getByRole('radio', {
        name: `${count} ดาว`,
      }),
    );
  const above = () =>
    form.getByLabelText(/^เกิดอะไรขึ้น/).closest('[data-part]')?.previousElementSibling;
  await stars('โดยรวมเป็นอย่างไร', 5);
  expect(form.queryByLabelText(/^เกิดอะไรขึ้น/)).toBeNull();
  await stars('ตรงเวลา', 1);
  expect(above()?.getAttribute('aria-label')).toBe('คนขับ');
  await stars(/^สภาพรถ/, 2);
  expect(above()?.getAttribute('aria-label')).toBe('รถ');
  await stars('โดยรวมเป็นอย่างไร', 2);
  expect(above()?.getAttribute('data-part')).toBe('overall');
});

it('a notice of the company’s reply leads to it, and to no form', async () => {
  const call = (async (name: string) =>
    name === 'listDueRatings'
      ? { trips: [] }
      : {
          ratings: [rated(1), rated(2, { reply: 'ขอบคุณครับ' })],
          next: null,
        }) as unknown as AppServices['api']['call'];
  await openApp({ path: `/evaluate?reply=${rated(2).bookingId}`, call });
  const reply = (await screen.findByText('ขอบคุณครับ')).closest('li');
  expect(reply?.getAttribute('aria-current')).toBe('true');
  expect(document.activeElement).toBe(reply);
  expect(screen.queryByRole('radio')).toBeNull();
});
