import { expect, it } from 'vitest';
import { carPartAt } from './damage';

it.each([
  [0, 0, 'front-left'],
  [500, 0, 'front'],
  [1000, 1000, 'rear-right'],
  [0, 450, 'door-left'],
  [999, 650, 'rear-door-right'],
  [500, 300, 'bonnet'],
])('what lies at %d, %d per mille is the %s', (x, y, part) => {
  expect(carPartAt({ x, y })).toBe(part);
});
