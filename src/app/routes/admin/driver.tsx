import { createFileRoute } from '@tanstack/react-router';
import { drivers } from '#words/menu';
import { requireDrivers } from '../../shell/guards';
import { ComingScreen } from '../../ui/coming-screen';

export const Route = createFileRoute('/admin/driver')({
  beforeLoad: requireDrivers,
  component: () => <ComingScreen title={drivers} />,
});
