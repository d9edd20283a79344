import { createFileRoute } from '@tanstack/react-router';
import { ArrangingScreen } from '../../../features/arranging/arranging-screen';
import type { ArrangingSearch } from '../../../features/arranging/arranging-search';
import { requirePage } from '../../../shell/guards';

const ArrangeCarsScreen = () => {
  const { type } = Route.useParams();
  return <ArrangingScreen key={type} kind={type} />;
};

/** It comes with the first script, so it only hands on what the address says: the screen checks it by its schema. */
const handOn = ({ dialog: _, ...search }: Record<string, unknown>) => search as ArrangingSearch;

export const Route = createFileRoute('/admin/$type/arrangecartable')({
  validateSearch: handOn,
  beforeLoad: requirePage('arrangecartable'),
  component: ArrangeCarsScreen,
});
