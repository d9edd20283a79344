import { createElement } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { isKindId } from '#kinds/registry';
import { formSearch } from '../../../booking-form/form-search';
import { formOf } from '../../../kinds/kind-form';

const BookingScreen = () => {
  const { kind } = Route.useParams();
  const origin = Route.useSearch();
  return createElement(formOf(kind), { key: kind, origin });
};

export const Route = createFileRoute('/_employee/_mantine/$kind')({
  validateSearch: formSearch,
  params: { parse: ({ kind }) => isKindId(kind) && { kind } },
  component: BookingScreen,
});
