import { correctHint, isRight, toCheck, toCheckHint } from '#words/new-car';
import { RecordChip } from '../../admin-kit/record/record-chip';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import type { CarPartProps } from './car-part-props';

/** What a provider wrote of a car in an answer, until somebody looked at it. */
export const CarCheck = ({ kind, car, onChanged }: CarPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  if (car.isChecked) return null;
  const check = () =>
    attempt(async () =>
      onChanged(
        await api.call('checkCar', {
          params: { kind, id: car.id },
          version: car.version,
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    );
  return (
    <section className="stack gap-2" aria-labelledby="car-check">
      <h3 id="car-check">
        <RecordChip look="open" message={toCheck} />
      </h3>
      <p>{`${say(toCheckHint)} ${say(correctHint)}`}</p>
      <div className="row wrap fill">
        <button
          type="button"
          className="button accent"
          disabled={busy}
          onClick={() => void check()}
        >
          {say(isRight)}
        </button>
      </div>
      <Trouble says={trouble} />
    </section>
  );
};
