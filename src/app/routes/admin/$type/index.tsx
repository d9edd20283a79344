import { createFileRoute, redirect } from '@tanstack/react-router';

/** A shortened address leads to where the kind's work begins; that page's guard knows whether it is theirs. */
export const Route = createFileRoute('/admin/$type/')({
  beforeLoad: ({ params }) => {
    throw redirect({ to: '/admin/$type/arrangecartable', params });
  },
});
