import { createFileRoute } from '@tanstack/react-router';
import { CheckBookingScreen } from '../../features/booking/check-booking-screen';

export const Route = createFileRoute('/_employee/checkbooking')({ component: CheckBookingScreen });
