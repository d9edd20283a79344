import { expect, it } from 'vitest';
import { stateNames } from './booking-states';
import { noticeTitles } from './notice-titles';

it('a request that nobody decided is called the same in a notice and on its card', () => {
  expect(noticeTitles.expired.th).toContain(stateNames.expired.th);
  expect(noticeTitles.expired.en.toLowerCase()).toContain(stateNames.expired.en.toLowerCase());
});
