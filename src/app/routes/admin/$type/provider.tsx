import { createFileRoute } from '@tanstack/react-router';
import { ComingAdminScreen } from '../../../shell/coming-admin-screen';
import { requirePage } from '../../../shell/guards';

const ProvidersScreen = () => <ComingAdminScreen kind={Route.useParams().type} page="provider" />;

export const Route = createFileRoute('/admin/$type/provider')({
  beforeLoad: requirePage('provider'),
  component: ProvidersScreen,
});
