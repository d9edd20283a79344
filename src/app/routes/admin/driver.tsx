import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { driverTabs } from '#words/driver-tabs';
import { drivers } from '#words/menu';
import { listSearch } from '../../admin-kit/list/list-search';
import { TabLinks } from '../../admin-kit/tab-links';
import { useServices } from '../../app-services';
import { DriversScreen } from '../../features/drivers/drivers-screen';
import { HoursRulesScreen } from '../../features/drivers/hours-rules-screen';
import { OvertimeScreen } from '../../features/drivers/overtime-screen';
import { flagsOf, isSupplier } from '../../session/admin-access';
import { requireDrivers } from '../../shell/guards';
import { useSay } from '../../ui/use-say';

type Tab = keyof typeof driverTabs;

const screens: Readonly<Record<Tab, (props: { above: ReactNode }) => ReactNode>> = {
  drivers: ({ above }) => <DriversScreen isProvider={false} above={above} />,
  overtime: OvertimeScreen,
  rules: HoursRulesScreen,
};

const tabs = Object.keys(screens) as Tab[];

/** A provider looks at the own drivers; hours and their rules are the company's. */
const DriverPage = () => {
  const say = useSay();
  const { tab: wantedTab } = Route.useSearch();
  if (isSupplier(flagsOf(useServices()))) return <DriversScreen isProvider />;
  const tab = tabs.find((known) => known === wantedTab) ?? 'drivers';
  const Shown = screens[tab];
  return (
    <Shown
      key={tab}
      above={
        <TabLinks
          label={say(drivers)}
          current={tab}
          tabs={tabs.map((value) => ({ value, label: say(driverTabs[value]) }))}
        />
      }
    />
  );
};

export const Route = createFileRoute('/admin/driver')({
  validateSearch: listSearch,
  beforeLoad: requireDrivers,
  component: DriverPage,
});
