import { useEffect, useState } from 'react';
import type { DraftNoDriver } from '#kinds/bookingnodriver/request';
import { bookingFields } from '#words/booking-fields';
import { choose, classSeats, formSections } from '#words/booking-form';
import { anyCar, carsOfClass, carsOffline, pickedCarTaken } from '#words/booking-no-driver';
import { vehicleClassNames } from '#words/bookings';
import { ChipsField } from '../../form/chips-field';
import type { FieldsProps } from '../../booking-form/form-kind';
import { useFormContext } from '../../booking-form/form-context';
import { useReadAgain } from '../../booking-form/use-read-again';
import { Folded } from '../../booking-form/folded';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import type { Answer } from '../../api/client';
import type { Source } from '../../remote/remote';

const freeCarsOf = (query: {
  startsAt: string;
  endsAt: string;
  changing: string | undefined;
}): Source<Answer<'listFreeCars'>> => ({
  read: (api, signal) => api.call('listFreeCars', { query, signal }),
  topics: ['booking', 'trip', 'car'],
  laterMs: 15_000,
});

type Props = Pick<FieldsProps<DraftNoDriver>, 'field' | 'values' | 'patch'>;

export const CarSection = ({ field, values, patch }: Props) => {
  const say = useSay();
  const { options, changing } = useFormContext();
  const { startsAt, endsAt } = values;
  const isPeriod = startsAt !== null && endsAt !== null && startsAt < endsAt;
  const {
    shown,
    value: cars,
    read,
  } = useRemote(freeCarsOf, isPeriod ? { startsAt, endsAt, changing: changing?.id } : null);
  useReadAgain(read);
  const ofClass = (wanted: string) => cars?.filter((car) => car.class === wanted);
  const choosable = values.class === null ? [] : (ofClass(values.class) ?? []);
  const chosen = cars?.find(({ id }) => id === values.carId);
  const isWrong = [field('class'), field('carId')].some(({ problem }) => problem !== undefined);
  // Stays with another time as long as it is free then; what the server refused is said until another is chosen.
  const isTaken = cars !== null && values.carId !== null && !chosen && !isWrong;
  const [hasLost, setLost] = useState(false);
  if (isTaken && !hasLost) setLost(true);
  useEffect(() => {
    if (isTaken) patch({ carId: null });
  }, [isTaken, patch]);
  const isOut = cars !== null && values.class !== null && choosable.length === 0;
  return (
    <Folded
      title={say(formSections.car)}
      says={[
        values.class ? say(vehicleClassNames[values.class]) : say(choose),
        chosen ? chosen.plate : say(anyCar),
      ]}
      isOpen={isWrong || isOut || hasLost}
    >
      <ChipsField
        field={{
          ...field('class'),
          set: (wanted) => {
            setLost(false);
            patch({ class: wanted, carId: null });
          },
        }}
        label={say(bookingFields.class)}
        choices={options.classes.map((option) => ({
          value: option.class,
          label: say(vehicleClassNames[option.class]),
          hint: cars
            ? say(carsOfClass, { count: ofClass(option.class)?.length ?? 0 })
            : say(classSeats, { seats: option.seats }),
        }))}
      />
      {hasLost && (
        <p role="status" className="wrong">
          {say(pickedCarTaken)}
        </p>
      )}
      {(choosable.length > 0 || field('carId').problem !== undefined) && (
        <ChipsField
          field={{
            ...field('carId'),
            set: (carId) => {
              setLost(false);
              patch({ carId });
            },
          }}
          label={say(bookingFields.carId)}
          choices={[
            { value: null, label: say(anyCar) },
            ...choosable.map((car) => ({ value: car.id, label: car.plate, hint: car.description })),
          ]}
        />
      )}
      {shown.status === 'failed' && <p>{say(carsOffline)}</p>}
    </Folded>
  );
};
