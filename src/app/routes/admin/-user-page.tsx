import { useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminUsers } from '#words/menu';
import { userTabs } from '#words/user-tabs';
import { TabLinks } from '../../admin-kit/tab-links';
import { useSay } from '../../ui/use-say';
import { AuditScreen } from '../../features/audit/audit-screen';
import { ProblemReportsScreen } from '../../features/problem-reports/problem-reports-screen';
import { ServiceStateScreen } from '../../features/service-state/service-state-screen';
import { AdminUsersScreen } from '../../features/users/admin-users-screen';
import { PeopleScreen } from '../../features/users/people-screen';

type Tab = keyof typeof userTabs;

const screens: Readonly<Record<Tab, (props: { above: ReactNode }) => ReactNode>> = {
  users: AdminUsersScreen,
  people: PeopleScreen,
  reports: ProblemReportsScreen,
  service: ServiceStateScreen,
  audit: AuditScreen,
};

const tabs = Object.keys(screens) as Tab[];

export const AdminUserPage = () => {
  const say = useSay();
  const { tab: wantedTab } = useSearch({ from: '/admin/user' });
  const tab = tabs.find((known) => known === wantedTab) ?? 'users';
  const Shown = screens[tab];
  return (
    <Shown
      key={tab}
      above={
        <TabLinks
          label={say(adminUsers)}
          current={tab}
          tabs={tabs.map((value) => ({ value, label: say(userTabs[value]) }))}
        />
      }
    />
  );
};
