import type { ExpenseMonth, ProviderMonth } from '#contract/expense-months';
import type { ExpenseOptions, ExpenseTrips } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import type { Answer } from '../../api/client';
import type { Source } from '../../remote/remote';

export const expenseOptionsOf = (kind: KindId): Source<ExpenseOptions> => ({
  read: (api, signal) => api.call('readExpenseOptions', { params: { kind }, signal }),
  topics: ['provider', 'car', 'cost_centre'],
});

/** A month of a kind: what of it is open, and whether it is locked. */
export const monthOf = (params: { kind: KindId; month: string }): Source<ExpenseMonth> => ({
  read: (api, signal) => api.call('readExpenseMonth', { params, signal }),
  topics: ['expense', 'kind'],
});

/** The trips of a provider's month that nobody has written down yet. */
export const providerMonthOf = (params: {
  kind: KindId;
  id: string;
  month: string;
}): Source<ProviderMonth> => ({
  read: (api, signal) => api.call('readProviderMonth', { params, signal }),
  topics: ['expense', 'trip', 'rate_card'],
  laterMs: 15_000,
});

export const tripsOfDay = ({ kind, day }: { kind: KindId; day: string }): Source<ExpenseTrips> => ({
  read: (api, signal) => api.call('listExpenseTrips', { params: { kind }, query: { day }, signal }),
  topics: ['trip'],
  laterMs: 15_000,
});

type Receipt = {
  kind: KindId;
  receiptNo: string;
  providerId?: string;
  spentOn?: string;
  amount?: string;
};

export const receiptUseOf = ({ kind, ...query }: Receipt): Source<Answer<'findReceipt'>> => ({
  read: (api, signal) => api.call('findReceipt', { params: { kind }, query, signal }),
  topics: ['expense'],
});
