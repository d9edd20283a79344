import { createFileRoute } from '@tanstack/react-router';
import { isKindId } from '#domain/booking/kind-id';

export const Route = createFileRoute('/admin/$type')({
  params: { parse: ({ type }) => isKindId(type) && { type } },
});
