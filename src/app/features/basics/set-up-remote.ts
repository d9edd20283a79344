import type { SetUp } from '#contract/basics';
import type { Source } from '../../remote/remote';

/** It may be a moment late: nobody waits for it. */
const LATER_MS = 3_000;

export const setUpOf = (): Source<SetUp> => ({
  read: (api, signal) => api.call('readSetUp', { signal, background: true }),
  topics: [
    'import',
    'person',
    'site',
    'place',
    'contact',
    'holiday',
    'route',
    'car',
    'driver',
    'provider',
  ],
  laterMs: LATER_MS,
});
