import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../../admin-kit/list/list-search';
import { SatisfactionScreen as Satisfaction } from '../../../features/satisfaction/satisfaction-screen';
import { requirePage } from '../../../shell/guards';

const SatisfactionScreen = () => {
  const { type } = Route.useParams();
  return <Satisfaction key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/evaluate')({
  validateSearch: listSearch,
  beforeLoad: requirePage('evaluate'),
  component: SatisfactionScreen,
});
