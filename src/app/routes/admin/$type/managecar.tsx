import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../admin-kit/list/list-search';
import { ManageCarsScreen as ManageCars } from '../../../features/fleet/manage-cars-screen';
import { requirePage } from '../../../shell/guards';

const ManageCarsScreen = () => {
  const { type } = Route.useParams();
  return <ManageCars key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/managecar')({
  validateSearch: listSearch,
  beforeLoad: requirePage('managecar'),
  component: ManageCarsScreen,
});
