import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../admin-kit/list/list-search';
import { ReportScreen as Reports } from '../../../features/reports/report-screen';
import { requirePage } from '../../../shell/guards';

const ReportScreen = () => {
  const { type } = Route.useParams();
  return <Reports key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/report')({
  validateSearch: listSearch,
  beforeLoad: requirePage('report'),
  component: ReportScreen,
});
