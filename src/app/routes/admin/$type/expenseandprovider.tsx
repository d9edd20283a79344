import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../admin-kit/list/list-search';
import { ProvidersScreen } from '../../../features/providers/providers-screen';
import { requirePage } from '../../../shell/guards';

const ExpensesAndProvidersScreen = () => {
  const { type } = Route.useParams();
  return <ProvidersScreen key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/expenseandprovider')({
  validateSearch: listSearch,
  beforeLoad: requirePage('expenseandprovider'),
  component: ExpensesAndProvidersScreen,
});
