import { createFileRoute } from '@tanstack/react-router';
import { evaluate } from '#words/menu';
import { ComingScreen } from '../../../ui/coming-screen';

export const Route = createFileRoute('/_employee/_mantine/evaluate')({
  component: () => <ComingScreen title={evaluate} />,
});
