import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { CarAtHand as Car } from '#contract/fleet';
import { carAtHand, carUnknown } from '#words/car-at-hand';
import { carTitle } from '#words/fleet';
import { isGone } from '../../remote/open-remote';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { notOpened } from '#words/remote';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { ReportForm } from './report-form';

const carOf = (id: string): Source<Car> => ({
  read: (api, signal) => api.call('readCarAtHand', { params: { id }, signal }),
  topics: [],
});

/** Whoever booked the car is led to that booking, to its collection or return where it is time; others can say what is wrong with it. */
export const CarAtHand = ({ id }: { id: string }) => {
  const say = useSay();
  const navigate = useNavigate();
  const { about } = useSearch({ from: '__root__' });
  const remote = useRemote(carOf, id);
  const car = remote.value;
  const name = car && say(carTitle, { plate: car.plate });
  useEffect(() => {
    if (!car || name === null) return;
    const { booking } = car;
    void navigate(
      booking
        ? {
            to: '/checkbooking',
            search: { booking: booking.id, handover: booking.handover ?? undefined },
            replace: true,
          }
        : // In the address too, which a report takes along.
          { to: '.', search: { about: name }, replace: true },
    );
  }, [car, name, navigate]);
  return (
    <Screen title={name ?? say(carAtHand)}>
      <Shown of={remote} whyFailed={(error) => (isGone(error) ? carUnknown : notOpened)}>
        {({ province, description, booking }) =>
          !booking && (
            <>
              <p className="soft">{[description, province].filter(Boolean).join(' · ')}</p>
              {about !== undefined && <ReportForm about={about} />}
            </>
          )
        }
      </Shown>
    </Screen>
  );
};
