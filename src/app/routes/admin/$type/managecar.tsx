import { createFileRoute } from '@tanstack/react-router';
import { carsTab, rulesTab, tabsLabel } from '#words/rules';
import { listSearch } from '../../../admin-kit/list/list-search';
import { TabLinks } from '../../../admin-kit/tab-links';
import { ManageCarsScreen as ManageCars } from '../../../features/fleet/manage-cars-screen';
import { RulesTab } from '../../../features/rules/rules-tab';
import { requirePage } from '../../../shell/guards';
import { useSay } from '../../../ui/use-say';

const RULES = 'rules';

const ManageCarsScreen = () => {
  const say = useSay();
  const { type } = Route.useParams();
  const { tab } = Route.useSearch();
  const tabs = (
    <TabLinks
      label={say(tabsLabel)}
      current={tab === RULES ? RULES : ''}
      tabs={[
        { value: '', label: say(carsTab) },
        { value: RULES, label: say(rulesTab) },
      ]}
    />
  );
  const Shown = tab === RULES ? RulesTab : ManageCars;
  return <Shown key={type} kind={type} above={tabs} />;
};

export const Route = createFileRoute('/admin/$type/managecar')({
  validateSearch: listSearch,
  beforeLoad: requirePage('managecar'),
  component: ManageCarsScreen,
});
