import type { RidePage } from '#contract/link-pages';
import type { BookingState } from '#domain/booking/states';
import { isPersonalOver } from '../../db/repositories/arranging/arranging-trip.repository';
import { jobRepository } from '../../db/repositories/links/job.repository';
import { rideRepository } from '../../db/repositories/links/ride.repository';
import type { LinkCall } from '../../link-call';

/** Not those who wait, nor for whom no car was found: nobody called their ride off. */
const stateNames: Partial<Record<BookingState, RidePage['state']>> = {
  arranged: 'arranged',
  ongoing: 'underway',
  completed: 'over',
  noshow: 'over',
  rejected: 'off',
  cancelled: 'off',
  expired: 'off',
};

/** Where to stand, which car comes and who drives it; nothing of anybody else on board. */
export const showRide = async ({
  link,
  db,
  now,
  language,
}: LinkCall): Promise<RidePage | undefined> => {
  const ride = await rideRepository(db, language).find(link.bookingId ?? '');
  if (!ride || isPersonalOver(ride, now)) return undefined;
  const {
    status,
    tripStatus: _trip,
    endsAt: _ends,
    endedAt: _ended,
    isAboard,
    car,
    ...shown
  } = ride;
  const known = stateNames[status] ?? 'waiting';
  const isComing = known === 'arranged' || known === 'underway';
  const state = isComing && isAboard ? 'aboard' : known;
  const { id: _id, odometer: _odometer, ...shownCar } = car ?? { id: '', odometer: 0 };
  return {
    ...shown,
    face: 'rider',
    now: now.toISOString(),
    contacts: await jobRepository(db, language).contacts(['emergency', 'booking']),
    state,
    // Who drives which car is nobody's business once it is over.
    car: isComing && car && 'plate' in shownCar ? shownCar : null,
    driver: isComing ? shown.driver : null,
    // Nobody is asked for it twice.
    boardingCode: isComing && !isAboard ? shown.boardingCode : null,
  };
};
