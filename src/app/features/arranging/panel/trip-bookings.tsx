import { Button } from '@mantine/core';
import type { ArrangeTrip } from '#contract/arranging';
import type { TripDetail } from '#contract/arranging-trips';
import { unnamedSeat } from '#words/arranging-print';
import { splitNow } from '#words/arranging-done';
import { noShow, splitOff } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { BookingLines } from './booking-lines';
import { CallOff } from './call-off';
import { NoShow } from './no-show';

const splittable = new Set(['approved', 'arranged']);

/** Everybody on the trip; who did not come is noted here, and a shared trip is taken apart here. */
export const TripBookings = ({
  trip,
  detail,
}: {
  trip: ArrangeTrip;
  detail: TripDetail | null;
}) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, open, isFrozen } = useArranging();
  const canSplit =
    day.may.manage &&
    day.kind.pools &&
    trip.bookings.length > 1 &&
    !trip.locked &&
    trip.departedAt === null;

  // A trip ends with its last booking; a departure stays for whoever books next.
  const isLast = trip.bookings.length === 1 && trip.departure === null;

  const split = (bookingId: string, ref: string) =>
    act(say(splitNow, { what: ref }), (idempotencyKey) =>
      api.call('splitTrip', {
        params: { kind, id: trip.id },
        body: { bookingIds: [bookingId] },
        version: trip.version,
        idempotencyKey,
      }),
    );

  return (
    <ul className="grid">
      {trip.bookings.map((booking) => {
        const more = detail?.bookings.find(({ id }) => id === booking.id);
        const passengers = more?.passengers ?? [];
        // Who goes alone is named above already.
        const saysMore = passengers.some(
          ({ name, attended }) => attended !== null || name !== booking.traveller,
        );
        return (
          <li key={booking.id} className="card stack gap-2">
            <BookingLines booking={booking} />
            {saysMore && (
              <p className="soft small">
                {passengers
                  .map(({ name, attended }) =>
                    [
                      attended === true && '✓',
                      name ?? say(unnamedSeat),
                      attended === false && `(${say(noShow)})`,
                    ]
                      .filter(Boolean)
                      .join(' '),
                  )
                  .join(', ')}
              </p>
            )}
            <div className="row wrap">
              <NoShow
                booking={booking}
                passengers={passengers}
                hasLeft={trip.departedAt !== null}
              />
              {canSplit && splittable.has(booking.status) && (
                <Button
                  size="sm"
                  variant="default"
                  disabled={isFrozen}
                  onClick={() => void split(booking.id, booking.ref)}
                >
                  {say(splitOff)}
                </Button>
              )}
              <CallOff booking={booking} onGone={isLast ? () => open(null) : undefined} />
            </div>
          </li>
        );
      })}
    </ul>
  );
};
