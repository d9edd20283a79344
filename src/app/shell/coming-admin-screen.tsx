import type { KindId } from '#domain/booking/kind-id';
import type { AdminPage } from '#kinds/kind';
import { ComingScreen } from '../ui/coming-screen';
import { KindBadge } from '../ui/kind-badge';
import { adminPageViews } from './admin-pages';

export const ComingAdminScreen = ({ kind, page }: { kind: KindId; page: AdminPage }) => (
  <ComingScreen title={adminPageViews[page].title} aside={<KindBadge kind={kind} />} />
);
