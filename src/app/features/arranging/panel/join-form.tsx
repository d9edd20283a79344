import { Button, Select } from '@mantine/core';
import { useState } from 'react';
import { chooseTrip, joinTrip } from '#words/arranging-trip';
import { inFront } from '../../../ui/in-front';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { canJoin, minutesMore } from '../joining';
import type { Target } from '../target';
import { tripLabel } from '../texts';
import { useMerge } from '../use-merge';

/** A booking that waits takes a seat on a trip that stands: the twin of dropping it there. */
export const JoinForm = ({ target }: { target: Target }) => {
  const say = useSay();
  const { day, isFrozen } = useArranging();
  const merge = useMerge();
  const [tripId, setTripId] = useState<string | null>(null);
  const trips = day.trips
    .filter((trip) => canJoin(target, trip, day))
    .toSorted((a, b) => minutesMore(target, a) - minutesMore(target, b));
  const into = trips.find(({ id }) => id === tripId);
  if (trips.length === 0) return null;
  return (
    <section className="grid">
      <h3>{say(joinTrip)}</h3>
      <Select
        aria-label={say(chooseTrip)}
        placeholder={say(chooseTrip)}
        data={trips.map((trip) => ({ value: trip.id, label: tripLabel(day, trip, say) }))}
        value={tripId}
        onChange={setTripId}
        searchable
        comboboxProps={inFront}
      />
      <Button
        variant="default"
        disabled={!into || isFrozen}
        onClick={() => into && void merge(target, into)}
      >
        {say(joinTrip)}
      </Button>
    </section>
  );
};
