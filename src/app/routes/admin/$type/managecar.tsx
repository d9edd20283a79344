import { createFileRoute } from '@tanstack/react-router';
import { ComingAdminScreen } from '../../../shell/coming-admin-screen';
import { requirePage } from '../../../shell/guards';

const ManageCarsScreen = () => <ComingAdminScreen kind={Route.useParams().type} page="managecar" />;

export const Route = createFileRoute('/admin/$type/managecar')({
  beforeLoad: requirePage('managecar'),
  component: ManageCarsScreen,
});
