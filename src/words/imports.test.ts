import { expect, it } from 'vitest';
import { importSummary, willBeAdded, willChange } from './imports';
import { sayIn } from './message';

const say = sayIn('en');

it('says of a file that is only judged nothing that sounds done', () => {
  const counts = { added: 3, changed: 2, unchanged: 1, leaving: 0, waiting: 0 };
  expect([
    say(importSummary, counts),
    say(willBeAdded),
    say(willChange, { columns: 'Phone' }),
  ]).toEqual(['3 new · 2 with changes · 1 as before', 'New', 'Changes: Phone']);
});
