import { createFileRoute } from '@tanstack/react-router';
import { approve } from '#words/menu';
import { requireApprover } from '../../../shell/guards';
import { ComingScreen } from '../../../ui/coming-screen';

export const Route = createFileRoute('/_employee/_mantine/approve')({
  beforeLoad: requireApprover,
  component: () => <ComingScreen title={approve} />,
});
