import { expect, test } from 'vitest';
import { assignment } from '../../../tests/factories/report-source';
import type { SourceAssignment } from './source';
import { useDaysOf } from './use-days';

/** By the clock of Bangkok. */
const at = (time: string) => Date.parse(`2026-11-10T${time}+07:00`);

const times = {
  plannedFrom: at('08:00:00'),
  plannedTo: at('12:00:00'),
  heldFrom: at('08:00:00'),
  heldTo: at('12:30:00'),
};
const car = (more: Partial<SourceAssignment>) => assignment(times, more);

test.each([
  [{}, 480, 720],
  [{ departedAt: at('08:20:59') }, 500, 720],
  [{ departedAt: at('07:00:00') }, 480, 720],
  [{ returnedAt: at('12:10:59') }, 480, 730],
  [{ returnedAt: at('14:00:00') }, 480, 750],
  [{ releasedAt: at('10:00:00') }, 480, 600],
  [{ returnedAt: at('11:00:00'), releasedAt: at('10:00:00') }, 480, 660],
])(
  'a car is in use as recorded, else as planned, and no longer than it was held: %o',
  (more, from, to) => {
    expect(useDaysOf(car(more))).toEqual([{ day: '2026-11-10', from, to }]);
  },
);

test('a car that was taken off before it began was not in use', () => {
  expect(useDaysOf(car({ releasedAt: at('07:00:00') }))).toEqual([]);
});
