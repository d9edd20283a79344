/** @jsxImportSource preact */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it, vi } from 'vitest';
import { sayIn } from '#words/message';
import { KmField, useKm } from './km-field';
import * as link from './use-link';

/** Of a car that showed 1,000 the last time. */
const field = (isExpected: boolean) => {
  const say = sayIn('th');
  vi.spyOn(link, 'useSay').mockReturnValue(say);
  const box = document.createElement('div');
  const onTake = vi.fn<(taken: number | null | undefined) => void>();
  const Field = () => {
    const km = useKm(1000, { isExpected });
    return (
      <>
        <KmField km={km} />
        <button type="button" onClick={() => onTake(km.take(say))}>
          ออกรถ
        </button>
      </>
    );
  };
  void act(() => render(<Field />, box));
  const input = box.querySelector('input')!;
  return {
    type: (text: string) =>
      void act(() => {
        input.value = text;
        input.dispatchEvent(new Event('input'));
      }),
    take: () => {
      void act(() => box.querySelector('button')?.click());
      return onTake.mock.lastCall?.[0];
    },
    problem: () => box.querySelector('small')?.textContent,
  };
};

it('asks a driver once for an odometer that is missing, and goes on without it', () => {
  const { type, take, problem } = field(true);
  expect(take()).toBeUndefined();
  expect(problem()).toBe('ใส่เลขไมล์ ถ้าอ่านไม่ได้ กดอีกครั้งเพื่อไปต่อโดยไม่ใส่');
  expect(take()).toBeNull();
  type('1010');
  expect(take()).toBe(1010);
});

it('asks a gate for none', () => expect(field(false).take()).toBeNull());

it('never takes less than the last time, and says the way on', () => {
  const { type, take, problem } = field(true);
  type('999');
  expect(take()).toBeUndefined();
  expect(take()).toBeUndefined();
  expect(problem()).toMatch(/ถ้าเลขเดิมผิด ให้เว้นว่างแล้วแจ้งผู้จัดรถ$/);
});

it('asks once about one that is far off', () => {
  const { type, take } = field(true);
  type('๙๐๐๐');
  expect(take()).toBeUndefined();
  expect(take()).toBe(9000);
});
