import { createFileRoute, Outlet } from '@tanstack/react-router';
import Mantine from '../../theme/mantine';

const Layout = () => (
  <Mantine>
    <Outlet />
  </Mantine>
);

/** Every employee page but the first, which draws itself so that it arrives sooner. */
export const Route = createFileRoute('/_employee/_mantine')({ component: Layout });
