import type { Suggestions } from '#contract/suggestions';
import { parseBaht, sayBaht } from '#domain/money';
import type { WarningCode } from '#domain/arranging/verdict';
import { carNotBack, states } from '#words/arranging';
import { acceptWith, assignWith, hiredCar } from '#words/arranging-trip';
import { warningNames } from '#words/arranging-verdict';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import classes from './arranging.module.css';
import { useArranging } from './arranging-context';
import type { Target } from './target';
import { carName, driverName } from './texts';
import { isAnswer, needsAnswer, needsReason, type Choice } from './use-assign';

/** Of the car or of the driver, to be known before the tap, and not only in the details. */
const heeded: readonly WarningCode[] = [
  'declined',
  'hours_soft',
  'overtime',
  'medical_expired',
  'other_house',
  'other_class',
];

type Props = { target: Target; choice: Choice; suggestions: Suggestions };

/** On the button: which car and driver, and what makes it less than arranged: an answer to wait for, hours that are over. */
export const OfferLabel = ({ target, choice, suggestions }: Props) => {
  const say = useSay();
  const { day } = useArranging();
  const { carId, driverId } = choice;
  const chosen = suggestions.cars.find(({ car }) => car.id === carId);
  const driver = suggestions.drivers.find((other) => other.driver.id === driverId);
  const warnings = [...(chosen?.warnings ?? []), ...(driver?.warnings ?? [])];
  const owner = chosen?.car.provider;
  const isAsked = needsAnswer(target, owner, day);
  const accepts = isAnswer(target, day) && !needsReason(target, choice);
  const cost = parseBaht(suggestions.hire ?? '');
  const notes = [
    isAsked && say(hiredCar, { cost: cost === null ? '' : sayBaht(cost) }),
    day.kind.withDriver && driverId === null && say(states.noDriver),
    chosen?.warnings.some(({ code }) => code === 'not_back') && say(carNotBack),
    ...warnings
      .filter(({ code }) => heeded.includes(code))
      .map((found) => say(warningNames[found.code], found)),
  ].filter(Boolean);
  return (
    <span className={classes['offer']}>
      <span>
        <WholeParts
          of={say(accepts ? acceptWith : assignWith, {
            car: carName(day, carId),
            driver: driverName(day, driverId),
          })}
        />
      </span>
      {notes.length > 0 && (
        <small>
          {/* Car and driver may both warn of the same. */}
          <WholeParts of={[...new Set(notes)].join(' · ')} />
        </small>
      )}
    </span>
  );
};
