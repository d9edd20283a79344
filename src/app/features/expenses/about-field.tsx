import { useState } from 'react';
import { expenseFields } from '#contract/expense-fields';
import type { ExpenseDetail } from '#contract/expenses';
import type { KindId } from '#kinds/registry';
import { formatTime } from '#domain/dates/format-bangkok';
import {
  aboutLabel,
  chooseDayFirst,
  noTripsThatDay,
  ofCar,
  ofTrip,
  presentTrip,
} from '#words/expenses';
import { ChoiceField } from '../../admin-kit/form/fields';
import type { AdminForm } from '../../admin-kit/form/use-admin-form';
import { RecordField } from '../../admin-kit/record/record-fields';
import type { Choices } from '../../admin-kit/record/say-record';
import { ChipsField } from '../../form/chips-field';
import { asField } from '../../form/field';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { tripsOfDay } from './expense-remotes';
import type { ExpenseValues } from './expense-values';

const isDay = (day: string | null): day is string => day !== null && /^\d{4}-\d\d-\d\d$/.test(day);

type AboutFieldProps = {
  kind: KindId;
  form: AdminForm<ExpenseValues>;
  expense: ExpenseDetail | null;
  cars: Choices[string];
};

/** A trip of that day, which brings its provider along, or a car. */
export const AboutField = ({ kind, form, expense, cars }: AboutFieldProps) => {
  const say = useSay();
  const { field, values, patch } = form;
  const day = values.spentOn;
  const { value: trips } = useRemote(tripsOfDay, isDay(day) ? { kind, day } : null);
  const [turnedTo, turnTo] = useState<'trip' | 'car' | null>(null);
  // What was half-written is brought back after the first drawing.
  const about = turnedTo ?? (values.carId === null ? 'trip' : 'car');
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
    <div className="stack">
      <ChipsField
        field={asField('about', about, (next) => {
          turnTo(next);
          patch({ tripId: null, carId: null, split: [] });
        })}
        label={say(aboutLabel)}
        choices={[
          { value: 'trip', label: say(ofTrip) },
          { value: 'car', label: say(ofCar) },
        ]}
      />
      {about === 'car' && (
        <RecordField
          form={{
            // That there is neither a trip nor a car is the trip's problem, which is not in sight here.
            fieldNamed: (name, clears) => {
              const car = form.fieldNamed(name, clears);
              return { ...car, problem: car.problem ?? trip.problem };
            },
          }}
          name="carId"
          of={expenseFields.carId}
          choices={cars}
          optional={false}
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
            label={say(expenseFields.tripId.label)}
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
          {values.spentOn === null && <p className="soft">{say(chooseDayFirst)}</p>}
          {trips?.length === 0 && <p className="soft">{say(noTripsThatDay)}</p>}
        </>
      )}
    </div>
  );
};
