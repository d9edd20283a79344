import { useState } from 'react';
import type { TripDetail } from '#contract/arranging-trips';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { linksFor } from './links-for';
import { printJobSheets } from './print';

const TOGETHER = 4;

/** Every driver's sheet of the days shown. The details are read when somebody prints, a few at a time. */
export const usePrintDay = () => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day } = useArranging();
  const [isRunning, setIsRunning] = useState(false);

  const run = async () => {
    setIsRunning(true);
    try {
      const details: TripDetail[] = [];
      const trips = day.trips.filter(({ carId }) => carId !== null);
      for (let first = 0; first < trips.length; first += TOGETHER) {
        const some = trips.slice(first, first + TOGETHER);
        details.push(
          ...(await Promise.all(
            some.map(({ id }) => api.call('readTrip', { params: { kind, id }, background: true })),
          )),
        );
      }
      const links = day.may.manage
        ? await linksFor(
            details.map(({ trip }) => trip.driverId),
            { api, kind, until: day.to },
          )
        : new Map<string, string>();
      printJobSheets(details, { day, links, say });
    } finally {
      setIsRunning(false);
    }
  };

  return { run: () => void run(), isRunning };
};
