import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { expensePage, expenseQuery, type ExpenseRow } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { formatDate } from '#domain/dates/format-bangkok';
import { expenseStates } from '#domain/expense/states';
import { expenseTypes } from '#domain/expense/types';
import {
  addExpense,
  dayLabel,
  expensesEmpty,
  expenseStateNames,
  expenseTitle,
  expenseTypeNames,
  noProvider,
  providerLabel,
  statusLabel,
  typeLabel,
} from '#words/expenses';
import { approveMany } from '#words/approvals';
import { expensesAndProviders } from '#words/menu';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { ownerFilter } from '../../admin-kit/list/owner-filter';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { KindBadge } from '../../ui/kind-badge';
import { useSay } from '../../ui/use-say';
import { ApproveExpenses } from './approve-expenses';
import { expenseColumns } from './expense-columns';
import { ExpensePanel } from './expense-panel';
import { expenseOptionsOf } from './expense-remotes';

/** In the address, in place of an expense. */
const MANY = 'approve';

const useExpenseList = (kind: KindId) => {
  const { api } = useServices();
  return useMemo<ListDefinition<ExpenseRow>>(
    () => ({
      name: `expenses-${kind}`,
      title: expensesAndProviders,
      columns: expenseColumns,
      rowId: ({ id }) => id,
      rowName: ({ type, spentOn }, say) =>
        say(expenseTitle, { type: say(expenseTypeNames[type]), day: formatDate(spentOn) }),
      query: expenseQuery,
      page: expensePage,
      read: (query, signal) => api.call('listExpenses', { params: { kind }, query, signal }),
      topics: ['expense'],
      sort: '-spentOn',
      period: dayLabel,
      emptyText: expensesEmpty,
    }),
    [api, kind],
  );
};

export const ExpensesScreen = ({ kind, above }: { kind: KindId; above: ReactNode }) => {
  const say = useSay();
  const definition = useExpenseList(kind);
  const { value: options } = useRemote(expenseOptionsOf, kind);
  const filters: Filter[] = [
    {
      id: 'status',
      title: statusLabel,
      many: true,
      options: expenseStates.map((value) => ({ value, label: say(expenseStateNames[value]) })),
    },
    {
      id: 'type',
      title: typeLabel,
      many: true,
      options: expenseTypes.map((value) => ({ value, label: say(expenseTypeNames[value]) })),
    },
    ownerFilter({ id: 'provider', title: providerLabel, own: noProvider }, options?.providers, say),
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      aside={<KindBadge kind={kind} />}
      above={above}
      renderActions={({ show }) => (
        <>
          <Button variant="default" onClick={() => show(MANY)}>
            {say(approveMany)}
          </Button>
          <Button onClick={() => show('new')}>{say(addExpense)}</Button>
        </>
      )}
      renderPanel={({ id, close, show, read, query }) =>
        id === MANY ? (
          <ApproveExpenses
            kind={kind}
            query={query}
            onClose={close}
            onApproved={() => void read()}
          />
        ) : (
          <ExpensePanel
            key={id}
            kind={kind}
            id={id}
            onClose={close}
            onChanged={() => void read()}
            onSaved={(expense) => {
              void read();
              if (id === 'new') show(expense.id);
            }}
          />
        )
      }
    />
  );
};
