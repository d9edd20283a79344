import { createFileRoute } from '@tanstack/react-router';
import { bookingSearch } from '../../features/booking/booking-search';
import { CheckBookingScreen } from '../../features/booking/check-booking-screen';

export const Route = createFileRoute('/_employee/checkbooking')({
  validateSearch: bookingSearch,
  component: CheckBookingScreen,
});
