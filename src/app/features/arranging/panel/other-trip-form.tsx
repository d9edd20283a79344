import { Button, Group, SegmentedControl, Select } from '@mantine/core';
import { useState } from 'react';
import type { ArrangeTrip } from '#contract/arranging';
import { cancel } from '#words/actions';
import { chooseTrip, mergeWith, swapNames, swapWith, whatToSwap } from '#words/arranging-trip';
import { useServices } from '../../../app-services';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';
import { useArranging } from '../arranging-context';
import { ReasonForm } from '../reason-form';
import { carName, driverName, periodText, targetName, tripRoute } from '../texts';

const movable = new Set(['planned', 'offered', 'accepted', 'declined']);

type Props = { trip: ArrangeTrip; doing: 'swap' | 'merge'; onDone: () => void };

/** Two trips exchange their cars or drivers, or become one: chosen by name, without dragging. */
export const OtherTripForm = ({ trip, doing, onDone }: Props) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, day, act } = useArranging();
  const [otherId, setOtherId] = useState<string | null>(null);
  const [what, setWhat] = useState<keyof typeof swapNames>('cars');
  const others = day.trips.filter(
    ({ id, status, locked, carId }) =>
      id !== trip.id && movable.has(status) && !locked && (doing === 'merge' || carId !== null),
  );
  const other = others.find(({ id }) => id === otherId);
  const nameOf = (one: ArrangeTrip) =>
    [
      periodText(one),
      targetName({ type: 'trip', id: one.id, trip: one }, say),
      tripRoute(one),
      carName(day, one.carId),
      driverName(day, one.driverId),
    ]
      .filter(Boolean)
      .join(' · ');
  const read = ({ id, version }: ArrangeTrip) => ({ id, version });

  const swap = async (reason: string) => {
    if (!other) return;
    const done = await act(say(swapWith), (idempotencyKey) =>
      api.call('swapTrips', {
        params: { kind },
        body: { first: read(trip), second: read(other), what, reason },
        idempotencyKey,
      }),
    );
    if (done) onDone();
  };
  const merge = async () => {
    if (!other) return;
    const done = await act(say(mergeWith), (idempotencyKey) =>
      api.call('mergeTrips', {
        params: { kind, id: trip.id },
        body: { trips: [read(other)] },
        version: trip.version,
        idempotencyKey,
      }),
    );
    if (done) onDone();
  };

  return (
    <div className={classes['form']}>
      <Select
        label={say(chooseTrip)}
        data={others.map((one) => ({ value: one.id, label: nameOf(one) }))}
        value={otherId}
        onChange={setOtherId}
        searchable
        comboboxProps={{ zIndex: 950 }}
      />
      {doing === 'swap' ? (
        <>
          {day.kind.withDriver && (
            <SegmentedControl
              aria-label={say(whatToSwap)}
              value={what}
              onChange={(value) => setWhat(value as keyof typeof swapNames)}
              data={Object.entries(swapNames).map(([value, word]) => ({
                value,
                label: say(word),
              }))}
            />
          )}
          {other ? (
            <ReasonForm
              doing={say(swapWith)}
              onCancel={onDone}
              onDone={(reason) => void swap(reason)}
            />
          ) : (
            <Button variant="default" onClick={onDone}>
              {say(cancel)}
            </Button>
          )}
        </>
      ) : (
        <Group gap="xs" grow>
          <Button variant="default" onClick={onDone}>
            {say(cancel)}
          </Button>
          <Button disabled={!other} onClick={() => void merge()}>
            {say(mergeWith)}
          </Button>
        </Group>
      )}
    </div>
  );
};
