import { createFileRoute } from '@tanstack/react-router';
import { ComingAdminScreen } from '../../../shell/coming-admin-screen';
import { requirePage } from '../../../shell/guards';

const SatisfactionScreen = () => (
  <ComingAdminScreen kind={Route.useParams().type} page="evaluate" />
);

export const Route = createFileRoute('/admin/$type/evaluate')({
  beforeLoad: requirePage('evaluate'),
  component: SatisfactionScreen,
});
