import { useServices } from '../../app-services';
import { waitsToArrive } from '../../outbox/booking-of';
import { useStore } from '../../ui/store';

/** The car was collected or returned on this phone, and the server does not know it yet. */
export const useHandedOver = (bookingId: string): boolean =>
  waitsToArrive(useStore(useServices().outbox.items), ['collectCar', 'returnCar'], bookingId);
