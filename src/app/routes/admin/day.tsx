import { createFileRoute } from '@tanstack/react-router';
import { QueueScreen } from '../../features/arranging/queue/queue-screen';
import type { QueueSearch } from '../../features/arranging/queue/queue-search';
import { requireQueue } from '../../shell/guards';
import { handOn } from '../../ui/search';

export const Route = createFileRoute('/admin/day')({
  validateSearch: (search) => handOn(search) as QueueSearch,
  beforeLoad: requireQueue,
  component: QueueScreen,
});
