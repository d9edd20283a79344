import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../admin-kit/list/list-search';
import { DriverPage } from '../../features/drivers/driver-page';
import { requireDrivers } from '../../shell/guards';

export const Route = createFileRoute('/admin/driver')({
  validateSearch: listSearch,
  beforeLoad: requireDrivers,
  component: DriverPage,
});
