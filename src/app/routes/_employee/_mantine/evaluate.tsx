import { createFileRoute } from '@tanstack/react-router';
import { ratingSearch } from '../../../features/rating/rating-search';
import EvaluateScreen from '../../../features/rating/evaluate-screen';

export const Route = createFileRoute('/_employee/_mantine/evaluate')({
  validateSearch: ratingSearch,
  component: EvaluateScreen,
});
