import { createFileRoute } from '@tanstack/react-router';
import { isKindId } from '#kinds/registry';
import { formSearch } from '../../../booking-form/form-search';
import { formOf } from '../../../kinds/kind-form';

const BookingScreen = () => {
  const { kind } = Route.useParams();
  const origin = Route.useSearch();
  const Form = formOf(kind);
  return <Form key={kind} origin={origin} />;
};

export const Route = createFileRoute('/_employee/_mantine/$kind')({
  validateSearch: formSearch,
  params: { parse: ({ kind }) => isKindId(kind) && { kind } },
  component: BookingScreen,
});
