import { expect, it } from 'vitest';
import { stopTimesMoved } from './use-move';

it('says of each stop with a time to arrive by when that will be, and nothing of the others', () => {
  const stops = [
    { name: 'บางนา', arriveBy: '2026-12-01T02:00:00.000Z' },
    { name: 'ระยอง', arriveBy: null },
    { name: 'ชลบุรี', arriveBy: '2026-12-01T03:30:00.000Z' },
  ];
  expect(stopTimesMoved({ stops }, 15)).toBe('09:00 → 09:15, 10:30 → 10:45');
  expect(stopTimesMoved({ stops: stops.slice(1, 2) }, 15)).toBe('');
});
