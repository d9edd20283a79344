import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { driverTabs } from '#words/driver-tabs';
import { drivers } from '#words/menu';
import { TabLinks } from '../../admin-kit/tab-links';
import { useServices } from '../../app-services';
import { flagsOf, isSupplier } from '../../session/admin-access';
import { useSay } from '../../ui/use-say';
import { DriversScreen } from './drivers-screen';
import { HoursRulesScreen } from './hours-rules-screen';
import { OvertimeScreen } from './overtime-screen';

type Tab = keyof typeof driverTabs;

const screens: Readonly<Record<Tab, (props: { above: ReactNode }) => ReactNode>> = {
  drivers: ({ above }) => <DriversScreen isProvider={false} above={above} />,
  overtime: OvertimeScreen,
  rules: HoursRulesScreen,
};

const tabs = Object.keys(screens) as Tab[];

/** A provider looks at the own drivers; hours and their rules are the company's. */
export const DriverPage = () => {
  const say = useSay();
  const { tab: wantedTab } = useSearch({ from: '/admin/driver' });
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
