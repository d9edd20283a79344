import { createFileRoute } from '@tanstack/react-router';
import { isKindId } from '#kinds/registry';

export const Route = createFileRoute('/admin/$type')({
  params: { parse: ({ type }) => isKindId(type) && { type } },
});
