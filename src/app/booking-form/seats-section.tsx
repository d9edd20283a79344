import type { CommonDraft } from '#kinds/request/draft';
import { headCount, seatsLabel } from '#words/booking-form';
import { seatsQuestion } from '#words/booking-shuttle';
import { useSay } from '../ui/use-say';
import { CompanionsField } from './companions-field';
import { CountField } from '../form/count-field';
import type { Field } from '../form/field';
import { Folded } from './folded';

type Companions = CommonDraft['companions'];
type SeatsChange = { seats: number; companions: Companions };

type SeatsSectionProps = {
  seats: Field<number | null>;
  companions: Field<Companions>;
  most: number;
  onChange: (change: SeatsChange) => void;
};

/** A seat more for each name more, and one less again unless there were empty ones. */
const seatsFor = (before: SeatsChange, companions: Companions): number => {
  const people = 1 + companions.length;
  return before.seats === 1 + before.companions.length ? people : Math.max(before.seats, people);
};

export const SeatsSection = ({ seats, companions, most, onChange }: SeatsSectionProps) => {
  const say = useSay();
  const now = { seats: seats.value ?? 1, companions: companions.value };
  return (
    <Folded
      title={say(seatsQuestion)}
      says={[say(headCount, { count: now.seats })]}
      isOpen={seats.problem !== undefined || companions.problem !== undefined}
    >
      <CountField
        field={{ ...seats, value: now.seats }}
        label={say(seatsLabel)}
        least={1 + companions.value.length}
        most={most}
      />
      <CompanionsField
        field={{
          ...companions,
          set: (changed) => onChange({ seats: seatsFor(now, changed), companions: changed }),
        }}
      />
    </Folded>
  );
};
