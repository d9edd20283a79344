import { Button, NumberInput, Select, TextInput } from '@mantine/core';
import { useEffect, useState, type SubmitEvent } from 'react';
import * as v from 'valibot';
import type { ArrangeTrip } from '#contract/arranging';
import type { Suggestions } from '#contract/suggestions';
import { newCar, type NewCarOptions } from '#contract/new-car-fields';
import { carClasses } from '#domain/fleet/car';
import type { KindId } from '#kinds/registry';
import { stopNames } from '#words/arranging-verdict';
import { classNames } from '#words/fleet';
import {
  classLabel,
  newCarHint,
  newCarSent,
  plateLabel,
  provinceLabel,
  seatsLabel,
  sendThisCar,
  whoDrives,
} from '#words/new-car';
import { formMemory } from '../../../admin-kit/form/form-memory';
import { useServices } from '../../../app-services';
import { useChoiceProblem } from '../../../form/use-choice-problem';
import type { Source } from '../../../remote/remote';
import { useRemote } from '../../../remote/use-remote';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { useAdvice } from '../use-advice';
import { driverName, targetName } from '../texts';
import { FormEnds } from './form-ends';
import { useShownProblems } from './use-shown-problems';

// Why somebody cannot drive then is a sentence of its own: at a field it would be that they are here already.
const fields = ['plate', 'provinceCode', 'class', 'seats'];

const optionsOf = (kind: KindId): Source<NewCarOptions> => ({
  read: (api, signal) => api.call('readNewCarOptions', { params: { kind }, signal }),
  topics: [],
});

/** Why somebody cannot drive then; whether they may drive a car that is in no list yet, nobody knows. */
const stopOf = (suggestions: Suggestions | null, driverId: string) =>
  suggestions?.drivers
    .find(({ driver }) => driver.id === driverId)
    ?.stops.find(({ code }) => code !== 'licence_class');

type Written = {
  plate: string;
  province: string | null;
  carClass: string | null;
  seats: string | number;
  driverId: string | null;
};

/** What is half-written outlives its panel, which a tap beside it or Escape closes. */
const useWritten = ({ id, driverId }: ArrangeTrip) => {
  const { cache } = useServices();
  const [begun] = useState<Written>({
    plate: '',
    province: null,
    carClass: null,
    seats: '',
    driverId,
  });
  const [memory] = useState(() => formMemory(cache, `new-car/${id}`, begun));
  const [written, setWritten] = useState(begun);
  useEffect(() => {
    void memory.recall().then((kept) => kept && setWritten(kept.values));
  }, [memory]);
  const write = (changed: Partial<Written>) => {
    const values = { ...written, ...changed };
    setWritten(values);
    memory.keep({ values, base: begun, version: null, key: '' });
  };
  return { written, write, forget: memory.forget };
};

/** Of a car that is in no list, what tells it apart and fills it; the rest is written by whoever checks it. */
export const NewCarForm = ({ trip, onDone }: { trip: ArrangeTrip; onDone: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act } = useArranging();
  const { value: options } = useRemote(optionsOf, kind);
  const { written, write, forget } = useWritten(trip);
  const { plate, province, carClass, seats, driverId } = written;
  const { problem, setProblems, isShown } = useShownProblems(fields);
  const chooseOr = useChoiceProblem();
  const { value: suggestions } = useAdvice({ type: 'trip', id: trip.id, trip });
  const drivers = day.resources.drivers
    .filter(({ provider }) => provider?.id === trip.provider?.id)
    .map(({ id }) => {
      const stop = stopOf(suggestions, id);
      const label = [driverName(day, id), stop && say(stopNames[stop.code], stop)];
      return { value: id, label: label.filter(Boolean).join(' · '), disabled: Boolean(stop) };
    })
    .toSorted((a, b) => Number(a.disabled) - Number(b.disabled));

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    const parsed = v.safeParse(newCar, {
      plate,
      provinceCode: province === null ? null : Number(province),
      class: carClass,
      seats: seats === '' ? null : Number(seats),
      driverId,
    });
    // Of two things wrong with one answer the first is said.
    setProblems(
      Object.fromEntries(
        (parsed.issues ?? [])
          .toReversed()
          .map((issue) => [v.getDotPath(issue) ?? '', issue.message]),
      ),
    );
    if (!parsed.success) return;
    const what = targetName({ type: 'trip', id: trip.id, trip }, say);
    const done = await act(
      say(newCarSent, { plate: parsed.output.plate, what }),
      (idempotencyKey) =>
        api.call('registerCar', {
          params: { kind, id: trip.id },
          body: parsed.output,
          version: trip.version,
          idempotencyKey,
        }),
      isShown,
    );
    if (!done) return;
    forget();
    onDone();
  };

  return (
    <form className="grid" onSubmit={(event) => void send(event)} noValidate>
      <p className="soft small">{say(newCarHint)}</p>
      <TextInput
        label={say(plateLabel)}
        placeholder="1กข 1234"
        maxLength={40}
        value={plate}
        error={problem('plate')}
        onChange={({ target }) => write({ plate: target.value })}
      />
      <Select
        label={say(provinceLabel)}
        searchable
        data={
          options?.provinces.map(({ code, name }) => ({ value: String(code), label: name })) ?? []
        }
        value={province}
        error={chooseOr(problem('provinceCode'))}
        onChange={(next) => write({ province: next })}
        comboboxProps={inFront}
      />
      <Select
        label={say(classLabel)}
        data={carClasses.map((name) => ({ value: name, label: say(classNames[name]) }))}
        value={carClass}
        error={chooseOr(problem('class'))}
        onChange={(next) => write({ carClass: next })}
        comboboxProps={inFront}
      />
      <NumberInput
        label={say(seatsLabel)}
        min={1}
        max={60}
        // Another number is refused beside the field, and never put in place of what was typed.
        clampBehavior="none"
        allowDecimal={false}
        value={seats}
        error={problem('seats')}
        onChange={(next) => write({ seats: next })}
      />
      <Select
        label={say(whoDrives)}
        clearable
        data={drivers}
        value={driverId}
        onChange={(next) => write({ driverId: next })}
        comboboxProps={inFront}
      />
      <FormEnds
        onCancel={() => {
          forget();
          onDone();
        }}
      >
        <Button type="submit">{say(sendThisCar)}</Button>
      </FormEnds>
    </form>
  );
};
