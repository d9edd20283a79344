import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { TruthCheck } from '#contract/truths';
import type { AppServices } from '../../app-services';
import { admin, openApp } from '../../../../tests/factories/shell-app';

const openService = async (check: TruthCheck, part = '') => {
  const answer = async (name: string): Promise<unknown> =>
    name === 'readTruths' ? check : new Promise(() => undefined);
  await openApp({
    call: answer as unknown as AppServices['api']['call'],
    person: admin('admin_menu'),
    path: `/admin/user?tab=service${part}`,
  });
  await screen.findByRole('heading', { name: 'ตรวจความถูกต้องของข้อมูล' });
};

const checkedAt = '2026-11-24T19:30:00.000Z';

test('before the first night, nothing is said to be in order', async () => {
  await openService({ checkedAt: null, truths: 19, broken: [] });
  expect(await screen.findByText(/ยังไม่เคยตรวจ/)).toBeTruthy();
});

test('when all is in order, it says so and when it looked', async () => {
  await openService({ checkedAt, truths: 19, broken: [] });
  expect(await screen.findByText('ตรวจล่าสุด 25/11/2026 02:30 ถูกต้องครบทั้ง 19 ข้อ')).toBeTruthy();
});

test('when something is not, it says what and where to look', async () => {
  const broken = [{ name: 'car_once', count: 2, ids: ['a-car', 'b-car'] }] as const;
  await openService({
    checkedAt,
    truths: 19,
    broken: broken.map((truth) => ({ ...truth, ids: [...truth.ids] })),
  });
  expect(await screen.findByText('ตรวจล่าสุด 25/11/2026 02:30 พบปัญหา 1 จาก 19 ข้อ')).toBeTruthy();
  expect(screen.getByText('รถคันเดียวถูกใช้ซ้อนเวลากัน')).toBeTruthy();
  expect(screen.getByText('2 รายการ เช่น a-car, b-car')).toBeTruthy();
});

test('a notice leads to it also when what stands above is drawn later, until the reader moves', async () => {
  const shown = vi.fn();
  Element.prototype.scrollIntoView = shown;
  const growths: (() => void)[] = [];
  vi.stubGlobal(
    'ResizeObserver',
    class {
      grow: () => void;
      constructor(grow: () => void) {
        this.grow = grow;
      }
      observe(seen: Element) {
        if (seen === document.body) growths.push(this.grow);
      }
      unobserve() {}
      disconnect() {
        growths.splice(0, growths.length, ...growths.filter((grow) => grow !== this.grow));
      }
    },
  );
  const broken: TruthCheck['broken'] = [{ name: 'car_once', count: 1, ids: ['a-car'] }];
  await openService({ checkedAt, truths: 19, broken }, '#truths');
  await screen.findByText('รถคันเดียวถูกใช้ซ้อนเวลากัน');
  shown.mockClear();
  for (const grow of growths) grow();
  expect(shown.mock.contexts.map((part) => (part as Element).tagName)).toContain('SECTION');
  fireEvent.pointerDown(window);
  expect(growths).toEqual([]);
  vi.unstubAllGlobals();
});
