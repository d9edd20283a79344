import { describe, expect, it, test } from 'vitest';
import { checkStops, isSameWay, type Stop } from './check-stops';

const way = (...stops: [string, number][]): Stop[] =>
  stops.map(([placeId, minutesFromStart]) => ({ placeId, minutesFromStart }));

describe('the stops of a route', () => {
  test.each<[string, Stop[], object]>([
    ['no service in this direction', [], {}],
    ['two stops', way(['a', 0], ['b', 10]), {}],
    ['a single stop leads nowhere', way(['a', 0]), { out: 'too_few' }],
    [
      'a first stop that is not the start',
      way(['a', 5], ['b', 10]),
      { 'out.0.minutesFromStart': 'invalid' },
    ],
    [
      'a stop before the one before',
      way(['a', 0], ['b', 10], ['c', 10]),
      { 'out.2.minutesFromStart': 'not_later' },
    ],
    ['a place twice', way(['a', 0], ['b', 10], ['a', 20]), { 'out.2.placeId': 'stops_already' }],
  ])('%s', (_, stops, problems) => {
    expect(checkStops('out', stops)).toEqual(problems);
  });

  it('stays the same way when only the minutes change', () => {
    expect(isSameWay(way(['a', 0], ['b', 10]), way(['a', 0], ['b', 12]))).toBe(true);
    expect(isSameWay(way(['a', 0], ['b', 10]), way(['a', 0], ['c', 10]))).toBe(false);
    expect(isSameWay(way(['a', 0], ['b', 10]), way(['a', 0], ['b', 10], ['c', 20]))).toBe(false);
  });
});
