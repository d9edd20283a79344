import { createFileRoute } from '@tanstack/react-router';
import { adminUsers } from '#words/menu';
import { requireAdminUsers } from '../../shell/guards';
import { ComingScreen } from '../../ui/coming-screen';

export const Route = createFileRoute('/admin/user')({
  beforeLoad: requireAdminUsers,
  component: () => <ComingScreen title={adminUsers} />,
});
