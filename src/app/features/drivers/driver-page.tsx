import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { driverTabs } from '#words/driver-tabs';
import { drivers } from '#words/menu';
import { TabbedPage } from '../../admin-kit/tabbed-page';
import { useServices } from '../../app-services';
import { flagsOf, isSupplier } from '../../session/admin-access';
import { DriversScreen } from './drivers-screen';
import { HoursRulesScreen } from './hours-rules-screen';
import { OvertimeScreen } from './overtime-screen';

const screens = {
  drivers: ({ above }: { above: ReactNode }) => <DriversScreen isProvider={false} above={above} />,
  overtime: OvertimeScreen,
  rules: HoursRulesScreen,
};

/** A provider looks at the own drivers; hours and their rules are the company's. */
export const DriverPage = () => {
  const { tab } = useSearch({ from: '/admin/driver' });
  if (isSupplier(flagsOf(useServices()))) return <DriversScreen isProvider />;
  return <TabbedPage title={drivers} names={driverTabs} screens={screens} wanted={tab} />;
};
