import { useServices } from '../../app-services';
import { findUnsent } from '../../outbox/booking-of';
import { useStore } from '../../ui/store';

/** The car was collected or returned on this phone, and the server does not know it yet. */
export const useUnsentHandover = (bookingId: string) => {
  const items = useStore(useServices().outbox.items);
  return {
    collecting: findUnsent(items, ['collectCar'], bookingId),
    returning: findUnsent(items, ['returnCar'], bookingId),
  };
};
