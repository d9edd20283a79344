import type { Answer } from '../../api/client';
import type { Source } from '../../remote/remote';

/** The cars that nobody has in that time. */
export const freeCarsOf = (query: {
  startsAt: string;
  endsAt: string;
}): Source<Answer<'listFreeCars'>> => ({
  read: (api, signal) => api.call('listFreeCars', { query, signal }),
  topics: ['booking', 'trip', 'car'],
  laterMs: 15_000,
});
