import { createFileRoute } from '@tanstack/react-router';
import { ArrangingScreen } from '../../../features/arranging/arranging-screen';
import type { ArrangingSearch } from '../../../features/arranging/arranging-search';
import { requirePage } from '../../../shell/guards';
import { handOn } from '../../../ui/search';

const ArrangeCarsScreen = () => {
  const { type } = Route.useParams();
  return <ArrangingScreen key={type} kind={type} />;
};

export const Route = createFileRoute('/admin/$type/arrangecartable')({
  validateSearch: (search) => handOn(search) as ArrangingSearch,
  beforeLoad: requirePage('arrangecartable'),
  component: ArrangeCarsScreen,
});
