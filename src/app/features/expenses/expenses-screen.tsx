import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { expenseFields } from '#contract/expense-fields';
import { expensePage, expenseQuery, type ExpenseRow } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { addExpense, expensesEmpty, noProvider } from '#words/expenses';
import { approveMany } from '#words/approvals';
import { expensesTab } from '#words/providers';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import type { ListDefinition } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { RecordScreen } from '../../admin-kit/record/record-screen';
import type { ApiClient } from '../../api/client';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { ApproveExpenses } from './approve-expenses';
import { expenseColumns } from './expense-columns';
import { expenseOptionsOf } from './expense-remotes';
import { expenseSetting } from './expense-setting';
import { sayExpense } from './say-expense';

/** In the address, in place of an expense. */
const MANY = 'approve';

const expenseList = (kind: KindId, api: ApiClient): ListDefinition<ExpenseRow> => ({
  name: `expenses-${kind}`,
  title: expensesTab,
  columns: expenseColumns,
  rowId: ({ id }) => id,
  rowName: sayExpense,
  query: expenseQuery,
  page: expensePage,
  read: (query, signal) => api.call('listExpenses', { params: { kind }, query, signal }),
  topics: ['expense'],
  sort: '-spentOn',
  period: expenseFields.spentOn.label,
  emptyText: expensesEmpty,
});

export const ExpensesScreen = ({ kind, above }: { kind: KindId; above: ReactNode }) => {
  const say = useSay();
  const { api } = useServices();
  const list = useMemo(() => expenseList(kind, api), [kind, api]);
  const setting = useMemo(() => expenseSetting(kind, api), [kind, api]);
  const { value: options } = useRemote(expenseOptionsOf, kind);
  return (
    <RecordScreen
      list={list}
      filters={[
        choiceFilter('status', expenseFields.status, say, { many: true }),
        choiceFilter('type', expenseFields.type, say, { many: true }),
        ownerFilter(
          { id: 'provider', title: expenseFields.providerId.label, own: noProvider },
          options?.providers,
          say,
        ),
      ]}
      setting={setting}
      add={addExpense}
      renderActions={(show) => (
        <Button variant="default" onClick={() => show(MANY)}>
          {say(approveMany)}
        </Button>
      )}
      renderPanel={({ id, query, close, read }) =>
        id === MANY && (
          <ApproveExpenses
            kind={kind}
            query={query}
            onClose={close}
            onApproved={() => void read()}
          />
        )
      }
      aside={<KindBadge kind={kind} />}
      above={above}
    />
  );
};
