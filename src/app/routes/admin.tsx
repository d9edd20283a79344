import { createFileRoute, Outlet } from '@tanstack/react-router';
import { requireAdmin } from '../shell/guards';
import Mantine from '../theme/mantine';

const AdminLayout = () => (
  <Mantine>
    <Outlet />
  </Mantine>
);

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  component: AdminLayout,
});
