import { useSearch } from '@tanstack/react-router';
import { adminUsers } from '#words/menu';
import { userTabs } from '#words/user-tabs';
import { TabbedPage } from '../../admin-kit/tabbed-page';
import { AuditScreen } from '../../features/audit/audit-screen';
import { ProblemReportsScreen } from '../../features/problem-reports/problem-reports-screen';
import { ServiceStateScreen } from '../../features/service-state/service-state-screen';
import { AdminUsersScreen } from '../../features/users/admin-users-screen';
import { PeopleScreen } from '../../features/users/people-screen';

const screens = {
  users: AdminUsersScreen,
  people: PeopleScreen,
  reports: ProblemReportsScreen,
  service: ServiceStateScreen,
  audit: AuditScreen,
};

export const AdminUserPage = () => {
  const { tab } = useSearch({ from: '/admin/user' });
  return <TabbedPage title={adminUsers} names={userTabs} screens={screens} wanted={tab} />;
};
