import { createFileRoute } from '@tanstack/react-router';
import { ComingAdminScreen } from '../../../shell/coming-admin-screen';
import { requirePage } from '../../../shell/guards';

const ArrangeCarsScreen = () => (
  <ComingAdminScreen kind={Route.useParams().type} page="arrangecartable" />
);

export const Route = createFileRoute('/admin/$type/arrangecartable')({
  beforeLoad: requirePage('arrangecartable'),
  component: ArrangeCarsScreen,
});
