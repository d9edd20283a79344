import { expect, it } from 'vitest';
import { longerBy } from './rental';

it('longer by hours is said in hours', () => {
  const twoHours = { days: 0, hours: 2, minutes: 0 };
  expect([longerBy.th(twoHours), longerBy.en(twoHours)]).toEqual(['+2 ชม.', '+2 h']);
});
