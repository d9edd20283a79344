import { useEffect, useState } from 'react';
import type { ExpenseDetail, ExpenseOptions, ExpenseTrips } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { formatTime } from '#domain/dates/format-bangkok';
import {
  aboutLabel,
  carLabel,
  chooseDayFirst,
  noTripsThatDay,
  ofCar,
  ofTrip,
  presentTrip,
  tripLabel,
} from '#words/expenses';
import { ChoiceField } from '../../admin-kit/form/fields';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import record from '../../admin-kit/record/record.module.css';
import { useServices } from '../../app-services';
import { ChipsField } from '../../form/chips-field';
import { asField } from '../../form/field';
import { useSay } from '../../ui/use-say';
import type { ExpenseValues } from './expense-values';

/** The trips of a day; nothing while there is none, or until they have come. */
const useTrips = (kind: KindId, day: string | null): ExpenseTrips | null => {
  const { api } = useServices();
  const [found, setFound] = useState<{ day: string; trips: ExpenseTrips } | null>(null);
  const isDay = day !== null && /^\d{4}-\d\d-\d\d$/.test(day);
  useEffect(() => {
    if (!isDay) return undefined;
    const abort = new AbortController();
    api
      .call('listExpenseTrips', { params: { kind }, query: { day }, signal: abort.signal })
      .then((trips) => setFound({ day, trips }))
      // A day that cannot be read offers nothing; the form says what is missing.
      .catch(() => undefined);
    return () => abort.abort();
  }, [api, kind, day, isDay]);
  return isDay && found?.day === day ? found.trips : null;
};

type AboutFieldProps = {
  kind: KindId;
  form: AdminForm<ExpenseValues>;
  expense: ExpenseDetail | null;
  options: ExpenseOptions;
};

/** A trip of that day, which brings its provider along, or a car. */
export const AboutField = ({ kind, form, expense, options }: AboutFieldProps) => {
  const say = useSay();
  const { field, values, patch } = form;
  const trips = useTrips(kind, values.spentOn);
  const [about, setAbout] = useState<'trip' | 'car'>(values.carId === null ? 'trip' : 'car');
  const choices = (trips ?? []).map(({ id, startsAt, endsAt, refs, plate }) => ({
    value: id,
    label: [`${formatTime(startsAt)}–${formatTime(endsAt)}`, plate, refs.join(', ')]
      .filter(Boolean)
      .join(' · '),
  }));
  const present = expense?.tripId ?? null;
  const isListed = present === null || choices.some(({ value }) => value === present);
  const trip = field('tripId');
  return (
    <>
      <ChipsField
        field={asField('about', about, (next) => {
          setAbout(next);
          patch({ tripId: null, carId: null, split: [] });
        })}
        label={say(aboutLabel)}
        choices={[
          { value: 'trip', label: say(ofTrip) },
          { value: 'car', label: say(ofCar) },
        ]}
      />
      {about === 'car' && (
        <ChoiceField
          field={field('carId')}
          label={say(carLabel)}
          options={options.cars.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      {about === 'trip' && (
        <>
          <ChoiceField
            field={{
              ...trip,
              set: (tripId) => {
                const chosen = trips?.find(({ id }) => id === tripId);
                patch({ tripId, ...(chosen && { providerId: chosen.providerId, split: [] }) });
              },
            }}
            label={say(tripLabel)}
            options={
              isListed
                ? choices
                : [
                    {
                      value: present,
                      label: expense?.refs.join(', ') || say(presentTrip),
                    },
                    ...choices,
                  ]
            }
          />
          {values.spentOn === null && <p className={record['soft']}>{say(chooseDayFirst)}</p>}
          {trips?.length === 0 && <p className={record['soft']}>{say(noTripsThatDay)}</p>}
        </>
      )}
    </>
  );
};
