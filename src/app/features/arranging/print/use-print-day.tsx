import { useState } from 'react';
import type { TripDetail } from '#contract/arranging-trips';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
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
      printJobSheets(details, day, say);
    } finally {
      setIsRunning(false);
    }
  };

  return { run: () => void run(), isRunning };
};
