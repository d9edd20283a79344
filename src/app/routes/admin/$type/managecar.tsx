import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { KindId } from '#kinds/registry';
import { careTab } from '#words/car-care';
import { linksTab } from '#words/links';
import { carsTab, rulesTab, tabsLabel } from '#words/rules';
import { listSearch } from '../../../admin-kit/list/list-search';
import { TabLinks } from '../../../admin-kit/tab-links';
import { AddPlace } from '../../../features/basics/add-place';
import { CareScreen } from '../../../features/fleet/care-screen';
import { ManageCarsScreen as ManageCars } from '../../../features/fleet/manage-cars-screen';
import { LinksScreen } from '../../../features/links/links-screen';
import { RulesTab } from '../../../features/rules/rules-tab';
import { requirePage } from '../../../shell/guards';
import { useSay } from '../../../ui/use-say';

const RULES = 'rules';
const LINKS = 'links';
const CARE = 'care';

const Rules = (props: { kind: KindId; above: ReactNode }) => (
  <RulesTab {...props} renderAddPlace={(given) => <AddPlace {...given} />} />
);

const screens = { '': ManageCars, [CARE]: CareScreen, [RULES]: Rules, [LINKS]: LinksScreen };
const isTab = (tab: string): tab is keyof typeof screens => tab in screens;

const ManageCarsScreen = () => {
  const say = useSay();
  const { type } = Route.useParams();
  const { tab: wantedTab } = Route.useSearch();
  const tab = typeof wantedTab === 'string' && isTab(wantedTab) ? wantedTab : '';
  const tabs = (
    <TabLinks
      label={say(tabsLabel)}
      current={tab}
      tabs={[
        { value: '', label: say(carsTab) },
        { value: CARE, label: say(careTab) },
        { value: RULES, label: say(rulesTab) },
        { value: LINKS, label: say(linksTab) },
      ]}
    />
  );
  const Shown = screens[tab];
  return <Shown key={type} kind={type} above={tabs} />;
};

export const Route = createFileRoute('/admin/$type/managecar')({
  validateSearch: listSearch,
  beforeLoad: requirePage('managecar'),
  component: ManageCarsScreen,
});
