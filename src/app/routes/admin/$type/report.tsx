import { createFileRoute } from '@tanstack/react-router';
import { ComingAdminScreen } from '../../../shell/coming-admin-screen';
import { requirePage } from '../../../shell/guards';

const ReportScreen = () => <ComingAdminScreen kind={Route.useParams().type} page="report" />;

export const Route = createFileRoute('/admin/$type/report')({
  beforeLoad: requirePage('report'),
  component: ReportScreen,
});
