import { createFileRoute } from '@tanstack/react-router';
import { monthTab } from '#words/expenses';
import { expensesTab, partsLabel, providersTab } from '#words/providers';
import { listSearch } from '../../../admin-kit/list/list-search';
import { TabLinks } from '../../../admin-kit/tab-links';
import { ExpensesScreen } from '../../../features/expenses/expenses-screen';
import { MonthScreen } from '../../../features/expenses/month-screen';
import { ProvidersScreen } from '../../../features/providers/providers-screen';
import { requirePage } from '../../../shell/guards';
import { useSay } from '../../../ui/use-say';

const screens = { '': ProvidersScreen, expenses: ExpensesScreen, month: MonthScreen };

const isTab = (tab: unknown): tab is keyof typeof screens =>
  typeof tab === 'string' && Object.hasOwn(screens, tab);

const ExpensesAndProvidersScreen = () => {
  const say = useSay();
  const { type } = Route.useParams();
  const { tab } = Route.useSearch();
  const current = isTab(tab) ? tab : '';
  const Shown = screens[current];
  const tabs = (
    <TabLinks
      label={say(partsLabel)}
      current={current}
      tabs={[
        { value: '', label: say(providersTab) },
        { value: 'expenses', label: say(expensesTab) },
        { value: 'month', label: say(monthTab) },
      ]}
    />
  );
  return <Shown key={`${type} ${current}`} kind={type} above={tabs} />;
};

export const Route = createFileRoute('/admin/$type/expenseandprovider')({
  validateSearch: listSearch,
  beforeLoad: requirePage('expenseandprovider'),
  component: ExpensesAndProvidersScreen,
});
