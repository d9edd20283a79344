import type { WaitingExpense } from '#contract/expense-approval';
import type { ListPage } from '#contract/list';
import type { KindId } from '#kinds/registry';
import type { Query } from '../../admin-kit/list/list-definition';
import type { Source } from '../../remote/remote';

/** As many as one call approves. */
const MOST = '200';

export const waitingExpensesOf = ({
  kind,
  query,
}: {
  kind: KindId;
  query: Query;
}): Source<ListPage<WaitingExpense>> => ({
  read: (api, signal) =>
    api.call('listWaitingExpenses', {
      params: { kind },
      query: { ...query, page: '1', size: MOST },
      signal,
    }),
  topics: ['expense'],
});
