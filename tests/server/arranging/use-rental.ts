import type { Rental } from '#contract/arranging-rental';
import type { Role } from '../support/people';
import { handingOf, insertRental } from '../support/rentals';
import { at, useArranging } from './use-arranging';

type As = { role?: Role; version?: number; waitedSeconds?: number };

/** A car that the employee drives, and the calls of the phone at its key. */
export const useRental = () => {
  const arranging = useArranging('bookingnodriver');
  const me = () => arranging.bookings.company.people['employee']!;

  return {
    arranging,
    me,
    /** From nine to one; the clock stands at nine. */
    rented: async (collected = false) => {
      arranging.bookings.setClock(at('09:00').toISOString());
      return insertRental(arranging.db, me(), { collected, from: at('09:00') });
    },
    handing: (more: object = {}) => handingOf(arranging.db, me(), more),
    call: async (
      bookingId: string,
      action: string,
      body?: unknown,
      { role = 'employee', version, waitedSeconds }: As = {},
    ) =>
      arranging.bookings.call<Rental>(
        role,
        body === undefined ? 'GET' : 'POST',
        `/employee/bookings/${bookingId}/${action}`,
        {
          body,
          version: version ?? (await arranging.versionOf('booking', bookingId)),
          ...(waitedSeconds !== undefined && { waitedSeconds }),
        },
      ),
  };
};
