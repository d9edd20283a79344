import { createFileRoute } from '@tanstack/react-router';
import { approveSearch } from '../../../features/approvals/approve-search';
import ApproveScreen from '../../../features/approvals/approve-screen';
import { requireApprover } from '../../../shell/guards';

export const Route = createFileRoute('/_employee/_mantine/approve')({
  validateSearch: approveSearch,
  beforeLoad: requireApprover,
  component: ApproveScreen,
});
