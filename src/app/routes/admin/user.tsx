import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../admin-kit/list/list-search';
import { AdminUserPage } from './-user-page';
import { requireAdminUsers } from '../../shell/guards';

export const Route = createFileRoute('/admin/user')({
  validateSearch: listSearch,
  beforeLoad: requireAdminUsers,
  component: AdminUserPage,
});
