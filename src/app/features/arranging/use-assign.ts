import { useCallback } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import {
  acceptedWith,
  assignAnyway,
  assignedNow,
  overHoursText,
  overHoursTitle,
  sentToProvider,
  stillToAccept,
} from '#words/arranging-done';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { useArranging } from './arranging-context';
import { crewName, driverName, targetName } from './texts';
import type { Target } from './target';
import type { Arranged } from '#contract/arranging-trips';
import type { Say } from '#words/message';

/** A provider's trip is not arranged yet: its company is told that somebody still has to answer, and who. */
const sayWhoseItIs =
  (say: Say, { may }: ArrangeDay, what: string, otherwise: string) =>
  ({ trips: [trip] }: Arranged): string =>
    may.manage && trip?.status === 'offered' && trip.provider
      ? say(sentToProvider, { what, to: trip.provider.name })
      : otherwise;

export type Choice = { carId: string; driverId: string | null };

/** It has a car that nobody drives yet. */
export const lacksDriver = (target: Target, withDriver: boolean): boolean =>
  withDriver &&
  target.type === 'trip' &&
  target.trip.carId !== null &&
  target.trip.driverId === null;

/** Whoever owns the car or employs the driver has to accept the trip first; one on the road cannot wait for that. */
export const needsAnswer = (
  target: Target,
  owner: { id: string } | null | undefined,
  { kind, may }: Pick<ArrangeDay, 'kind' | 'may'>,
): boolean => {
  const trip = target.type === 'trip' ? target.trip : null;
  const hasAccepted = trip?.status === 'accepted' && trip.provider?.id === owner?.id;
  const isOnItsWay = trip?.status === 'underway';
  return kind.withDriver && may.manage && Boolean(owner) && !hasAccepted && !isOnItsWay;
};

/** Its provider has not said yes: to put a car on it is to say so. */
export const isAnswer = (target: Target, { may }: Pick<ArrangeDay, 'may'>): boolean =>
  !may.manage && target.type === 'trip' && target.trip.status === 'offered';

/**
 * The first of each that nothing stands against; null when nothing can be had. What lacks a driver only keeps its car:
 * drivers were judged for that one.
 */
export const bestChoice = (
  target: Target,
  { cars, drivers }: Pick<Suggestions, 'cars' | 'drivers'>,
  withDriver: boolean,
): Choice | null => {
  const car = cars.find(({ stops }) => stops.length === 0)?.car;
  const driver = withDriver ? drivers.find(({ stops }) => stops.length === 0)?.driver : undefined;
  if (target.type === 'trip' && target.trip.carId !== null && lacksDriver(target, withDriver))
    return driver ? { carId: target.trip.carId, driverId: driver.id } : null;
  return car ? { carId: car.id, driverId: driver?.id ?? null } : null;
};

/** It rides with them already, and nobody is to say yes: once more would only write a second leg of the same. */
export const isNothingNew = (
  target: Target,
  { carId, driverId }: Choice,
  day: Pick<ArrangeDay, 'may'>,
): boolean =>
  target.type === 'trip' &&
  target.trip.carId === carId &&
  target.trip.driverId === driverId &&
  !isAnswer(target, day);

/** Another car or driver than before is told why. */
export const needsReason = (target: Target, { carId, driverId }: Choice): boolean =>
  target.type === 'trip' &&
  ((target.trip.carId !== null && target.trip.carId !== carId) ||
    (target.trip.driverId !== null && target.trip.driverId !== driverId));

/** The one way in which a car and driver are given: from the panel, the board's rows, a drop and the keyboard. */
export const useAssign = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act, askWhy, goOn } = useArranging();

  return useCallback(
    async (target: Target, { carId, driverId }: Choice, reason = ''): Promise<boolean> => {
      const what = targetName(target, say);
      const pair = crewName(day, { carId, driverId });
      // Somebody else than was named before is explained, and an acceptance carries no reason.
      const accepts = isAnswer(target, day) && reason === '';
      const given = say(accepts ? acceptedWith : assignedNow, { what, with: pair });
      const assigned = isAnswer(target, day) && !accepts ? `${given} ${say(stillToAccept)}` : given;
      let isOverHours = false;
      const assign = (why: string) =>
        act(
          sayWhoseItIs(say, day, what, assigned),
          (idempotencyKey) =>
            target.type === 'booking'
              ? api.call('arrangeBookings', {
                  params: { kind },
                  body: {
                    bookings: [{ id: target.id, version: target.booking.version }],
                    carId,
                    driverId,
                    reason: why || null,
                  },
                  idempotencyKey,
                })
              : accepts
                ? api.call('acceptTrip', {
                    params: { kind, id: target.id },
                    body: { carId, driverId },
                    version: target.trip.version,
                    idempotencyKey,
                  })
                : api.call('assignTrip', {
                    params: { kind, id: target.id },
                    body: { carId, driverId, reason: why || null },
                    version: target.trip.version,
                    idempotencyKey,
                  }),
          (fields) => (isOverHours = fields['reason'] === 'over_hours'),
        );
      let done = await assign(reason);
      if (!done && isOverHours) {
        const text = say(overHoursText, { driver: driverName(day, driverId) });
        const why = await askWhy({ title: say(overHoursTitle), text, yes: say(assignAnyway) });
        done = why !== null && (await assign(why));
      }
      if (done) goOn(target);
      return done;
    },
    [act, api, askWhy, day, goOn, kind, say],
  );
};
