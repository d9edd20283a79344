import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { bookingSearch } from '../../features/booking/booking-search';
import { SetUpWaits } from '../../shell/set-up-waits';

// Asked for while the shell is still being drawn, so that it stays out of the first script and costs no waiting.
const arriving = import('../../features/booking/check-booking-screen');

export const Route = createFileRoute('/_employee/checkbooking')({
  validateSearch: bookingSearch,
  component: lazyRouteComponent(async () => {
    const { default: CheckBookingScreen } = await arriving;
    return { default: () => <CheckBookingScreen needs={<SetUpWaits />} /> };
  }),
});
