import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../admin-kit/list/list-search';
import { useServices } from '../../app-services';
import { DriversScreen } from '../../features/drivers/drivers-screen';
import { isSupplier } from '../../shell/admin-access';
import { flagsOf, requireDrivers } from '../../shell/guards';

const DriverPage = () => <DriversScreen isProvider={isSupplier(flagsOf(useServices()))} />;

export const Route = createFileRoute('/admin/driver')({
  validateSearch: listSearch,
  beforeLoad: requireDrivers,
  component: DriverPage,
});
