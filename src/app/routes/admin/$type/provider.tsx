import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../admin-kit/list/list-search';
import { ProvidersScreen as Providers } from '../../../features/providers/providers-screen';
import { requirePage } from '../../../shell/guards';

const ProvidersScreen = () => {
  const { type } = Route.useParams();
  return <Providers key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/provider')({
  validateSearch: listSearch,
  beforeLoad: requirePage('provider'),
  component: ProvidersScreen,
});
