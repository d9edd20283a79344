import { expect, test } from 'vitest';
import { assignment } from '../../../tests/factories/report-source';
import type { SourceAssignment } from './source';
import { useDaysOf } from './use-days';

/** By the clock of Bangkok. */
const at = (time: string) => Date.parse(`2026-11-10T${time}+07:00`);

const times = { plannedFrom: at('08:00:00'), plannedTo: at('12:00:00') };
const car = (more: Partial<SourceAssignment>) => assignment(times, more);

test.each([
  [{}, 480, 720],
  [{ departedAt: at('08:20:59') }, 500, 720],
  [{ departedAt: at('07:00:00') }, 420, 720],
  [{ returnedAt: at('12:10:59') }, 480, 730],
  [{ returnedAt: at('14:00:00') }, 480, 840],
  [{ releasedAt: at('10:00:00') }, 480, 600],
  [{ returnedAt: at('11:00:00'), releasedAt: at('10:00:00') }, 480, 660],
])('a car is in use as marked, else as planned: %o', (more, from, to) => {
  expect(useDaysOf(car(more))).toEqual([{ day: '2026-11-10', from, to }]);
});

test.each([
  ['a trip before came back late', { backAt: at('08:40:30') }, 520, 720],
  [
    'it was marked to leave before that',
    { departedAt: at('08:10:00'), backAt: at('08:40:30') },
    520,
    720,
  ],
  ['the next really left before its planned end', { goneAt: at('11:30:00') }, 480, 690],
  [
    'it was marked to come back after that',
    { returnedAt: at('11:50:00'), goneAt: at('11:30:00') },
    480,
    710,
  ],
])('no minute of a car counts twice where %s', (_, more, from, to) => {
  expect(useDaysOf(car(more))).toEqual([{ day: '2026-11-10', from, to }]);
});

test('a car that was taken off before it began was not in use', () => {
  expect(useDaysOf(car({ releasedAt: at('07:00:00') }))).toEqual([]);
});
