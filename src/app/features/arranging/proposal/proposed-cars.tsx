import { Button } from '@mantine/core';
import { parseBaht, sayBaht } from '#domain/money';
import { states } from '#words/arranging';
import { hiredCar } from '#words/arranging-trip';
import {
  acceptSome,
  acceptWhat,
  changedSince,
  goTogether,
  placedNames,
  wasBefore,
} from '#words/proposals';
import { useSay } from '../../../ui/use-say';
import { WholeParts, WholeWords } from '../../../ui/whole-words';
import { useShownDay } from '../arranging-context';
import { bookingRoute, carName, driverName, periodText, targetRefs, targetRoute } from '../texts';
import {
  byCar,
  type Change,
  isStill,
  type ProposedCar,
  targetOfChange,
  withTheirBlocks,
} from './proposed';
import classes from './proposal.module.css';

type Accept = (changes: readonly Change[]) => void;
type OfChanges = { changes: readonly Change[]; onAccept: Accept };
type TripProps = OfChanges & { change: Change; isWithCar: boolean };

/** With those that it needs; named by what it is, to be told from the other buttons. */
export const AcceptButton = ({
  of,
  what,
  onAccept,
}: {
  of: readonly Change[];
  what: string;
  onAccept: Accept;
}) => {
  const say = useSay();
  const { day, isFrozen } = useShownDay();
  if (!of.every((change) => isStill(day, change)))
    return <em className="tag calls">{say(changedSince)}</em>;
  const count = of.length;
  return (
    <Button
      variant="default"
      className="firm"
      data-offer
      aria-label={say(acceptWhat, { what, count })}
      disabled={isFrozen}
      onClick={() => onAccept(of)}
    >
      {say(acceptSome, { count })}
    </Button>
  );
};

/** Several bookings that will ride together each say their way. */
export const useRoute = () => {
  const { day } = useShownDay();
  return (change: Change): string => {
    const target = targetOfChange(day, change);
    if (target?.type === 'trip') return targetRoute(target);
    const routes = change.bookings.flatMap(({ id }) => {
      const booking = day.unarranged.find((waiting) => waiting.id === id);
      return booking ? [bookingRoute(booking)] : [];
    });
    // Names of places have commas of their own.
    return [...new Set(routes)].join(' · ');
  };
};

const useRefs = () => {
  const { day } = useShownDay();
  return (change: Change): string => {
    const target = targetOfChange(day, change);
    if (target?.type === 'trip') return targetRefs(target);
    return change.bookings
      .flatMap(({ id }) => day.unarranged.find((waiting) => waiting.id === id)?.ref ?? [])
      .join(', ');
  };
};

/** What makes it less than arranged: a provider's answer, or nobody to drive. */
export const useCatches = () => {
  const say = useSay();
  const { day } = useShownDay();
  return ({ after, hire }: Change): string[] => {
    if (!day.kind.withDriver) return [];
    const isHired = day.resources.cars.find(({ id }) => id === after.carId)?.provider != null;
    if (isHired)
      return [say(hiredCar, { cost: hire === null ? '' : sayBaht(parseBaht(hire) ?? 0) })];
    return after.driverId === null ? [say(states.noDriver)] : [];
  };
};

/** What it has now: whoever rides may have been told of it. */
export const useBefore = () => {
  const say = useSay();
  const { day } = useShownDay();
  return ({ before }: Change): string =>
    before
      ? say(wasBefore, {
          what: [carName(day, before.carId), driverName(day, before.driverId)]
            .filter(Boolean)
            .join(' · '),
        })
      : '';
};

/** Why it is to have it, and what comes with it. */
export const Reasons = ({ change, block }: { change: Change; block: readonly Change[] }) => {
  const say = useSay();
  const reasons = change.reasons.filter(({ code }) => code !== 'kept');
  return (
    <ul className={classes['reasons']}>
      {reasons.map(({ code, figure }) => (
        <li key={code}>{say(placedNames[code], { figure })}</li>
      ))}
      {block.length > 1 && <li>{say(goTogether, { count: block.length })}</li>}
    </ul>
  );
};

const hiredCodes: readonly string[] = ['own_taken', 'own_undriven', 'own_other'];

/** One line; why it is so unfolds below it. */
const ProposedTrip = ({ change, changes, isWithCar, onAccept }: TripProps) => {
  const say = useSay();
  const { day } = useShownDay();
  const [route, refs, before] = [useRoute()(change), useRefs()(change), useBefore()(change)];
  const { after } = change;
  const driver = driverName(day, after.driverId);
  const isHired = day.resources.cars.find(({ id }) => id === after.carId)?.provider != null;
  const misses = day.kind.withDriver && !isHired && after.driverId === null;
  const block = withTheirBlocks(changes, [change]);
  // Why it costs money is read without unfolding anything.
  const whyHired = change.reasons.find(({ code }) => hiredCodes.includes(code));
  const reasons = change.reasons.filter((reason) => reason !== whyHired);
  return (
    <li>
      <details>
        <summary>
          <strong className="numbers">{periodText(change)}</strong>
          <span>
            <WholeWords of={route} />
          </span>
          <small className="soft">
            <WholeParts of={[driver, refs].filter(Boolean).join(' · ')} />
            {misses && <em className="urgent">{` ${say(states.noDriver)}`}</em>}
          </small>
          {before && <small className="urgent">{before}</small>}
          {whyHired && <small className="soft">{say(placedNames[whyHired.code], {})}</small>}
        </summary>
        <Reasons change={{ ...change, reasons }} block={block} />
      </details>
      {!isWithCar && (
        <AcceptButton of={block} what={`${periodText(change)} ${route}`} onAccept={onAccept} />
      )}
    </li>
  );
};

const CarTrips = ({ car, changes, onAccept }: OfChanges & { car: ProposedCar }) => {
  const say = useSay();
  const { day } = useShownDay();
  const plate = carName(day, car.carId);
  const provider = day.resources.cars.find(({ id }) => id === car.carId)?.provider;
  const price = car.changes.reduce((sum, { hire }) => sum + (parseBaht(hire ?? '') ?? 0), 0);
  const ofCar = withTheirBlocks(changes, car.changes);
  // What can be taken only all at once has one button.
  const isOne = car.changes.length > 1 && new Set(ofCar.map(({ block }) => block)).size === 1;
  return (
    <section className={classes['car']} aria-label={plate}>
      <div className="row between">
        <h4 className="grid gap-0">
          {plate}
          {provider && (
            <small className="plain urgent">
              {day.kind.withDriver
                ? say(hiredCar, { cost: price > 0 ? sayBaht(price) : '' })
                : provider.name}
            </small>
          )}
        </h4>
        {car.changes.length > 1 && <AcceptButton of={ofCar} what={plate} onAccept={onAccept} />}
      </div>
      <ul className="rows">
        {car.changes.map((change) => (
          <ProposedTrip
            key={change.id}
            change={change}
            changes={changes}
            isWithCar={isOne}
            onAccept={onAccept}
          />
        ))}
      </ul>
    </section>
  );
};

/** What it would arrange, car by car. */
export const ProposedCars = ({ changes, onAccept }: OfChanges) =>
  byCar(changes).map((car) => (
    <CarTrips key={car.carId} car={car} changes={changes} onAccept={onAccept} />
  ));
