import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SavedNote } from '../admin-kit/form/saved-note';
import { requireAdmin } from '../shell/guards';
import Mantine from '../theme/mantine';

const AdminLayout = () => (
  <Mantine>
    <SavedNote>
      <Outlet />
    </SavedNote>
  </Mantine>
);

export const Route = createFileRoute('/admin')({
  beforeLoad: requireAdmin,
  component: AdminLayout,
});
