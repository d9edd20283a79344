import { createFileRoute } from '@tanstack/react-router';
import { ComingAdminScreen } from '../../../shell/coming-admin-screen';
import { requirePage } from '../../../shell/guards';

const ExpensesAndProvidersScreen = () => (
  <ComingAdminScreen kind={Route.useParams().type} page="expenseandprovider" />
);

export const Route = createFileRoute('/admin/$type/expenseandprovider')({
  beforeLoad: requirePage('expenseandprovider'),
  component: ExpensesAndProvidersScreen,
});
