import { drivenSince, fallsReason, lastKnown, odometer } from '#words/rental';
import { useSay } from '../../../ui/use-say';
import { NumberQuestion } from './number-question';

type Props = {
  value: string;
  known: number;
  problem: string | undefined;
  reason: string;
  reasonProblem: string | undefined;
  onChange: (changed: { km: string } | { reason: string }) => void;
};

/** What it reads, how far that is, and why where it reads less than before. */
export const OdometerQuestion = ({
  value,
  known,
  problem,
  reason,
  reasonProblem,
  onChange,
}: Props) => {
  const say = useSay();
  const driven = value === '' ? null : Number(value) - known;
  const falls = driven !== null && driven < 0;
  return (
    <>
      <NumberQuestion
        label={say(odometer)}
        hint={
          driven === null || falls
            ? say(lastKnown, { km: known })
            : `${say(lastKnown, { km: known })} · ${say(drivenSince, { km: driven })}`
        }
        value={value}
        longest={7}
        problem={problem}
        onChange={(km) => onChange({ km })}
      />
      {falls && (
        <label className="question numbers" data-problem={reasonProblem && ''}>
          {say(fallsReason)}
          <input
            value={reason}
            maxLength={500}
            aria-invalid={reasonProblem !== undefined}
            onChange={({ target }) => onChange({ reason: target.value })}
          />
          <span role="status" className="wrong small">
            {reasonProblem}
          </span>
        </label>
      )}
    </>
  );
};
