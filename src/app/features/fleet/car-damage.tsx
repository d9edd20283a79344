import { formatDateTime } from '#domain/dates/format-bangkok';
import { damageMended, damageOnCar, sayDamage } from '#words/damage';
import classes from '../../admin-kit/record/record.module.css';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { CarOutline } from '../../ui/car-outline';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import type { CarPartProps } from './car-part-props';

/** What self-drivers found on it, which whoever has it next is shown until it is mended. */
export const CarDamage = ({ kind, car, onChanged }: CarPartProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const { damage } = car;
  if (damage.length === 0) return null;
  const mend = (partId: string) =>
    attempt(async () =>
      onChanged(
        await api.call('mendDamage', {
          params: { kind, id: car.id, partId },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    );
  return (
    <section className={classes['part']} aria-labelledby="car-damage">
      <h3 id="car-damage">{say(damageOnCar)}</h3>
      <CarOutline known={damage} />
      <ul className="rows">
        {damage.map((found, at) => (
          <li key={found.id}>
            <div>
              <span>
                {at + 1}. {sayDamage(say, found)}
              </span>
              <small>{formatDateTime(found.at)}</small>
            </div>
            <button
              type="button"
              className="button firm"
              aria-label={`${say(damageMended)}: ${sayDamage(say, found)}`}
              disabled={busy}
              onClick={() => void mend(found.id)}
            >
              {say(damageMended)}
            </button>
          </li>
        ))}
      </ul>
      <Trouble says={trouble} />
    </section>
  );
};
