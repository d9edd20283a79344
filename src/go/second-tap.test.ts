import { afterEach, describe, expect, it } from 'vitest';
import { ignoreSecondTaps } from './second-tap';

type At = { x: number; y: number; ms: number; detail?: number };

/** Two cars of a gate, one below the other, and what was marked of them. */
const makeGate = () => {
  const page = document.createElement('main');
  document.body.append(page);
  const marked: string[] = [];
  const buttons = ['first', 'second'].map((name) => {
    const button = document.createElement('button');
    button.addEventListener('click', () => marked.push(name));
    page.append(button);
    return button;
  });
  ignoreSecondTaps(page);
  const tap = (which: number, { x, y, ms, detail = 1 }: At): void => {
    const event = new MouseEvent('click', { bubbles: true, clientX: x, clientY: y, detail });
    Object.defineProperty(event, 'timeStamp', { value: ms });
    buttons[which]?.dispatchEvent(event);
  };
  return { marked, tap };
};

afterEach(() => document.body.replaceChildren());

describe('ignoreSecondTaps', () => {
  it('lets the same button be tapped twice, and marks one car where the next one moved under the finger', () => {
    const { marked, tap } = makeGate();
    tap(0, { x: 280, y: 390, ms: 1000 });
    tap(1, { x: 283, y: 394, ms: 1120 });
    tap(1, { x: 283, y: 394, ms: 1240 });
    tap(0, { x: 283, y: 394, ms: 1300 });
    expect(marked).toEqual(['first', 'first']);
  });

  it.each<[string, At]>([
    ['later', { x: 280, y: 390, ms: 1450 }],
    ['elsewhere', { x: 280, y: 460, ms: 1120 }],
    ['by a key, which has no place', { x: 280, y: 390, ms: 1120, detail: 0 }],
  ])('marks both where the second is tapped %s', (_, second) => {
    const { marked, tap } = makeGate();
    tap(0, { x: 280, y: 390, ms: 1000 });
    tap(1, second);
    expect(marked).toEqual(['first', 'second']);
  });
});
