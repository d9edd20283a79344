import type { TripDetail } from '#contract/arranging-trips';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { somebody } from '#words/arranging';
import { damageSaid, handoverNames, handoversTitle, historyTitle } from '#words/arranging-trip';
import { overHoursTitle } from '#words/arranging-done';
import { tripActionNames } from '#words/arranging-history';
import { actionNames, unknownAction } from '#words/booking-states';
import { howFull } from '#words/rental';
import { PhotoPairs } from '../../../booking-kit/photo-pairs';
import { CarOutline } from '../../../ui/car-outline';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';

const isAction = (action: string): action is keyof typeof actionNames => action in actionNames;

const nameOf = (action: string) =>
  tripActionNames[action] ?? (isAction(action) ? actionNames[action] : unknownAction);

/** Who did what when; and what was noted when the car changed hands. */
export const TripHistory = ({ detail }: { detail: TripDetail }) => {
  const say = useSay();
  const handed = (type: 'collect' | 'return') =>
    detail.handovers.find((handover) => handover.type === type);
  const known = handed('collect')?.damagePoints ?? [];
  const found = handed('return')?.damagePoints ?? [];
  return (
    <>
      {detail.handovers.length > 0 && (
        <section className="grid">
          <h3>{say(handoversTitle)}</h3>
          {detail.handovers.map(({ type, at, by, km, damage, ...full }) => (
            <p key={type}>
              <strong>{say(handoverNames[type])}</strong> {formatDateTime(at)} · {by} ·{' '}
              {km.toLocaleString('en')} km · {say(howFull, full)}
              {damage && ` · ${say(damageSaid, { text: damage })}`}
            </p>
          ))}
          {known.length + found.length > 0 && <CarOutline known={known} found={found} />}
          <PhotoPairs
            collected={handed('collect')?.photos ?? []}
            returned={handed('return')?.photos ?? []}
          />
        </section>
      )}
      <details className={`fold ${classes['history']}`}>
        <summary>{say(historyTitle)}</summary>
        <ol className="grid gap-2">
          {detail.timeline.map(({ at, action, by, reason, isOverHours }) => (
            <li key={`${at} ${action}`}>
              <span>{formatDateTime(at)}</span> {say(nameOf(action))} · {by ?? say(somebody)}
              {isOverHours && ` · ${say(overHoursTitle)}`}
              {reason && ` · ${reason}`}
            </li>
          ))}
        </ol>
      </details>
    </>
  );
};
