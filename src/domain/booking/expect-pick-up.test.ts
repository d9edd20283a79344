import { expect, it } from 'vitest';
import { expectPickUp } from './expect-pick-up';

const request = {
  from: '2026-11-20T02:00:00.000Z',
  to: '2026-11-20T02:15:00.000Z',
  rideMinutes: 30,
};

it.each([
  { ahead: 0, freeCars: 2, place: 1, from: '02:00', to: '02:15' },
  { ahead: 1, freeCars: 2, place: 2, from: '02:00', to: '02:15' },
  { ahead: 2, freeCars: 2, place: 3, from: '02:30', to: '02:45' },
  { ahead: 1, freeCars: 1, place: 2, from: '02:30', to: '02:45' },
  { ahead: 0, freeCars: 0, place: 1, from: '02:30', to: '02:45' },
])(
  '$ahead ahead and $freeCars free cars: place $place, $from–$to',
  ({ ahead, freeCars, place, from, to }) => {
    expect(expectPickUp(request, { ahead, freeCars })).toEqual({
      place,
      from: `2026-11-20T${from}:00.000Z`,
      to: `2026-11-20T${to}:00.000Z`,
    });
  },
);
