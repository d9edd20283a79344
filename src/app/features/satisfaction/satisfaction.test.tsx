import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Satisfaction } from '#contract/satisfaction';
import { noAnswers, satisfactionKeys } from '#domain/reports/satisfaction';
import { sayIn } from '#words/message';
import { addAnswered } from '../../../../tests/factories/answered';
import { admin, openApp, tablet } from '../../../../tests/factories/shell-app';
import { OfflineError } from '../../api/errors';
import type { AppServices } from '../../app-services';
import { summaryColumns, summaryRows } from './summary-rows';

const path = '/admin/bookingwithdriveramata/evaluate?from=2026-11-01&to=2026-11-02';
const person = admin('booking_with_driver_amata_menu');

const sumOf = (...stars: (1 | 2 | 3 | 4 | 5)[]) => {
  const sums = noAnswers();
  for (const overall of stars) addAnswered(sums, { overall, worst: overall, count: 1 });
  return addAnswered(sums, { overall: null, worst: null, count: stars.length });
};

const found = (more: Partial<Satisfaction> = {}): Satisfaction => ({
  period: { from: '2026-11-01', to: '2026-11-02' },
  before: { from: '2026-10-30', to: '2026-10-31' },
  asOf: '2026-11-21T00:00:00Z',
  isHidden: false,
  sums: sumOf(5, 5, 4, 2),
  previous: sumOf(3),
  buckets: [
    { from: '2026-11-01', to: '2026-11-01', sums: sumOf(5, 5) },
    { from: '2026-11-02', to: '2026-11-02', sums: sumOf(4, 2) },
  ],
  items: [{ item: 'polite', sums: sumOf(5, 3) }],
  drivers: [{ id: null, name: null, sums: noAnswers() }],
  otherDrivers: sumOf(5, 5, 4, 2),
  cars: [{ id: 'car-1', name: '1กข 2345', province: 'ชลบุรี', sums: sumOf(5, 5, 4, 2) }],
  providers: [{ id: null, name: null, sums: sumOf(5, 5, 4, 2) }],
  inbox: { open: 2, in_progress: 1, resolved: 4 },
  ...more,
});

const answering = (summary: Satisfaction) =>
  vi.fn(async (name: string) => {
    if (name === 'readSatisfaction') return summary;
    if (name === 'readSatisfactionOptions')
      return { sites: [], providers: [], cars: [], drivers: [] };
    return new Promise<never>(() => undefined);
  }) as unknown as AppServices['api']['call'];

describe('the satisfaction summary', () => {
  it('says the figures in words, each bar with the way to what stands behind it', async () => {
    await openApp({ path, person, viewport: tablet, call: answering(found()) });
    const figure = async (name: string) =>
      (await screen.findAllByText(name)).find(({ tagName }) => tagName === 'DT')!.parentElement!;
    expect((await figure('คะแนนเฉลี่ย')).textContent).toContain('4.00');
    expect((await figure('อัตราการตอบ')).textContent).toContain('50.0 %');
    expect((await figure('พอใจ')).textContent).toContain('ช่วงก่อน 0.0 %');
    const items = within(screen.getByRole('table', { name: 'รายข้อ' }));
    const href = items.getByRole('link', { name: 'สุภาพ' }).getAttribute('href') ?? '';
    expect(Object.fromEntries(new URLSearchParams(href.split('?')[1]))).toMatchObject({
      view: 'answers',
      item: 'polite',
      from: '2026-11-01',
      to: '2026-11-02',
    });
    const drivers = within(screen.getByRole('table', { name: 'รายคนขับ' }));
    expect(drivers.getByText(/^คนขับอื่น/).closest('a')).toBeNull();
    expect(screen.getByRole('img', { name: /^คะแนนเฉลี่ยตั้งแต่ 01\/11\/2026/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'คะแนนต่ำ (3)' })).toBeTruthy();
    expect(screen.getByText('ผลรวมดาวโดยรวม ÷ คำตอบ')).toBeTruthy();
  });

  it('of one person of whom too few speak, says only that', async () => {
    const few = { ...noAnswers(), rides: 6, answers: 2 };
    const hidden = found({ isHidden: true, sums: few, drivers: [], items: [], cars: [] });
    await openApp({ path, person, viewport: tablet, call: answering(hidden) });
    await screen.findByText(/^มีคำตอบน้อยกว่า 5 รายการ/);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('of a period without trips, says so', async () => {
    const empty = found({ sums: noAnswers() });
    await openApp({ path, person, viewport: tablet, call: answering(empty) });
    expect(await screen.findByText('ไม่มีเที่ยวที่จบแล้วในช่วงนี้')).toBeTruthy();
  });

  it('when the server is silent and nothing is remembered, offers to try again', async () => {
    const call = vi.fn(async () => {
      throw new OfflineError();
    }) as unknown as AppServices['api']['call'];
    await openApp({ path, person, viewport: tablet, call });
    expect(await screen.findByRole('button', { name: 'ลองอีกครั้ง' })).toBeTruthy();
  });
});

describe('its export', () => {
  it('has every chart, and its parts make the whole', () => {
    const of = found();
    const rows = summaryRows(of, sayIn('en'));
    const part = (name: string) => rows.filter((row) => sayIn('en')(row.part) === name);
    const [whole] = part('Summary');
    for (const name of ['Over time', 'By driver', 'By car', 'By provider'])
      for (const key of satisfactionKeys) {
        const total = part(name).reduce((sum, row) => sum + (row.sums?.[key] ?? 0), 0);
        expect(total, `${name} ${key}`).toBe(whole?.sums?.[key]);
      }
    const answers = part('How the stars spread').reduce((sum, row) => sum + row.answers, 0);
    expect(answers).toBe(whole?.answers);
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    for (const language of ['th', 'en'] as const) {
      const titles = summaryColumns.map(({ title }) => sayIn(language)(title));
      expect(new Set(titles).size).toBe(titles.length);
    }
    const cells = summaryColumns.map(({ id, value }) => [id, value(whole!, sayIn('en'))]);
    expect(Object.fromEntries(cells)).toMatchObject({
      answers: 4,
      'stars5-count': 2,
      'low-count': 1,
      mean: '4.00',
      response: '50.0 %',
    });
  });
});
