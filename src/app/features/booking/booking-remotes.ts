import { rental, type Rental } from '#contract/arranging-rental';
import { whereTo, type BookingCard, type WhereTo } from '#contract/bookings';
import type { AppServices } from '../../app-services';
import { bookingRows } from '../../remote/booking-rows';
import { bookingOf } from '../../remote/bookings';
import { askAhead, keepRemote } from '../../remote/open-remote';
import { dueOf } from '../../remote/ratings';
import type { Source } from '../../remote/remote';
import { flagsOf, isSupplier } from '../../session/admin-access';
import { hasName } from '../../session/user-data';
import { rentalRow, whereToRow } from '../../storage-keys';

/** Everybody's phone hears of everybody's bookings. */
const LATER_MS = 15_000;

/** The lists that the first screen shows, asked for while it is still being drawn; a supplier's dispatcher has none. */
export const askForLists = async (
  services: Pick<AppServices, 'api' | 'cache' | 'memory' | 'userData'>,
  checked: Promise<unknown>,
): Promise<void> => {
  if (!hasName(services.userData.value.get())) await checked;
  if (isSupplier(flagsOf(services))) return;
  await Promise.allSettled([
    askAhead(services, bookingRows({ scope: 'upcoming', role: 'mine' })),
    askAhead(services, bookingRows({ scope: 'waiting', role: 'mine' })),
    askAhead(services, dueOf()),
    askAhead(services, whereToOf()),
  ]);
};

/** Where this person is likely to go next. What is asked for here changes it; others' bookings hardly do. */
export const whereToOf = (): Source<WhereTo> => ({
  read: (api, signal) => api.call('readWhereTo', { signal }),
  kept: { rows: [whereToRow], schema: whereTo },
  topics: [],
});

/** The handover of a self-drive car: below a factory roof there may be no signal. */
export const rentalOf = ({
  bookingId,
}: {
  bookingId: string;
  version: number;
}): Source<Rental> => ({
  read: (api, signal) => api.call('readRental', { params: { id: bookingId }, signal }),
  kept: { rows: [rentalRow(bookingId)], schema: rental },
  topics: ['trip'],
  laterMs: LATER_MS,
});

/** Reads it before anybody asks, so that it opens without a network; and how its car is handed over, where I drive it. */
export const keepBooking = async (
  services: Pick<AppServices, 'api' | 'cache' | 'memory'>,
  { id, version, handover }: Pick<BookingCard, 'id' | 'version' | 'handover'>,
): Promise<void> => {
  const isGood = ({ value }: { value: { version: number } }) => value.version === version;
  try {
    await keepRemote(services, bookingOf(id), isGood);
    if (handover) await keepRemote(services, rentalOf({ bookingId: id, version }), isGood);
  } catch {
    // Nobody waits for it.
  }
};
