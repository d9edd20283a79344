import { createFileRoute } from '@tanstack/react-router';
import { ArrangingScreen } from '../../../features/arranging/arranging-screen';
import { arrangingSearch } from '../../../features/arranging/arranging-search';
import { requirePage } from '../../../shell/guards';

const ArrangeCarsScreen = () => {
  const { type } = Route.useParams();
  return <ArrangingScreen key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/arrangecartable')({
  validateSearch: arrangingSearch,
  beforeLoad: requirePage('arrangecartable'),
  component: ArrangeCarsScreen,
});
