import { Button } from '@mantine/core';
import { useMemo, type ReactNode } from 'react';
import { userPage, userQuery, type AdminUserRow } from '#contract/users';
import { flagName } from '#kinds/flag-name';
import { menuFlags } from '#kinds/menu-flags';
import { siteLabel } from '#words/fleet';
import { adminUsers } from '#words/menu';
import { siteNames } from '#words/sites';
import {
  grantRightsLabel,
  lastActiveLabel,
  menusLabel,
  providerLabel,
  rightsStates,
  statusLabel,
  usersEmpty,
} from '#words/users';
import { choiceFilter } from '../../admin-kit/list/choice-filter';
import { AdminList } from '../../admin-kit/list/admin-list';
import type { Filter, ListDefinition } from '../../admin-kit/list/list-definition';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { GrantPanel } from './grant-panel';
import { userColumns } from './user-columns';
import { userOptionsOf } from './user-remotes';
import { UserPanel } from './user-panel';

const useUserList = () => {
  const { api } = useServices();
  return useMemo<ListDefinition<AdminUserRow>>(
    () => ({
      name: 'admin-users',
      title: adminUsers,
      columns: userColumns,
      rowId: ({ id }) => id,
      rowName: ({ name }) => name,
      query: userQuery,
      page: userPage,
      read: (query, signal) => api.call('listAdminUsers', { query, signal }),
      topics: ['admin_user', 'person'],
      period: lastActiveLabel,
      emptyText: usersEmpty,
    }),
    [api],
  );
};

export const AdminUsersScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const definition = useUserList();
  const { value: options } = useRemote(userOptionsOf, 'all');
  const filters: Filter[] = [
    choiceFilter('status', { label: statusLabel, names: rightsStates }, say, { many: true }),
    {
      id: 'menu',
      title: menusLabel,
      many: true,
      options: menuFlags.map((value) => ({ value, label: say(flagName(value)) })),
    },
    choiceFilter('site', { label: siteLabel, names: siteNames }, say),
    {
      id: 'provider',
      title: providerLabel,
      compact: true,
      options: (options?.providers ?? []).map(({ id, name }) => ({ value: id, label: name })),
    },
  ];
  return (
    <AdminList
      definition={definition}
      filters={filters}
      above={above}
      renderActions={({ show }) => (
        <Button onClick={() => show('new')}>{say(grantRightsLabel)}</Button>
      )}
      renderPanel={({ id, close, read }) => {
        const done = () => {
          void read();
          close();
        };
        return id === 'new' ? (
          <GrantPanel onClose={close} onSaved={done} />
        ) : (
          <UserPanel key={id} id={id} onClose={close} onSaved={done} />
        );
      }}
    />
  );
};
