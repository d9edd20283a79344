import { createFileRoute } from '@tanstack/react-router';
import { QueueScreen } from '../../features/arranging/queue/queue-screen';
import { queueSearch } from '../../features/arranging/queue/queue-search';
import { requireQueue } from '../../shell/guards';

export const Route = createFileRoute('/admin/day')({
  validateSearch: queueSearch,
  beforeLoad: requireQueue,
  component: QueueScreen,
});
