import { createFileRoute } from '@tanstack/react-router';
import { listSearch } from '../../admin-kit/list/list-search';
import { useServices } from '../../app-services';
import { DriversScreen } from '../../features/drivers/drivers-screen';
import { flagsOf, isSupplier } from '../../session/admin-access';
import { requireDrivers } from '../../shell/guards';

const DriverPage = () => <DriversScreen isProvider={isSupplier(flagsOf(useServices()))} />;

export const Route = createFileRoute('/admin/driver')({
  validateSearch: listSearch,
  beforeLoad: requireDrivers,
  component: DriverPage,
});
