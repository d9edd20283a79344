import { createFileRoute } from '@tanstack/react-router';
import { isKindId } from '#domain/booking/kind-id';
import { kindNames } from '#words/kinds';
import { formSearch } from '../../../booking-form/form-search';
import { kindForms } from '../../../kinds/forms';
import { ComingScreen } from '../../../ui/coming-screen';

const BookingScreen = () => {
  const { kind } = Route.useParams();
  const origin = Route.useSearch();
  const Form = kindForms[kind];
  return Form ? <Form key={kind} origin={origin} /> : <ComingScreen title={kindNames[kind]} />;
};

export const Route = createFileRoute('/_employee/_mantine/$kind')({
  validateSearch: formSearch,
  params: { parse: ({ kind }) => isKindId(kind) && { kind } },
  component: BookingScreen,
});
