import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../admin-kit/list/list-search';
import { requireAdminUsers } from '../../shell/guards';
import { SetUpPage } from './-set-up-page';

export const Route = createFileRoute('/admin/setup')({
  validateSearch: listSearch,
  beforeLoad: requireAdminUsers,
  component: SetUpPage,
});
