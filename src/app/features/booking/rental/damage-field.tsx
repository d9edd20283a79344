import { carPartAt, damageTypes, type DamagePoint } from '#domain/fleet/damage';
import {
  damageMore,
  damageNames,
  carPartNames,
  knownDamage,
  removeDamage,
  sayDamage,
  tapOutline,
} from '#words/damage';
import { damage as damageWord } from '#words/rental';
import { CarOutline } from '../../../ui/car-outline';
import { CloseButton } from '../../../ui/close-button';
import { useSay } from '../../../ui/use-say';

/** As many as are kept of one handover. */
const MOST = 20;

type Props = {
  /** On the car since before. */
  known: readonly DamagePoint[];
  points: readonly DamagePoint[];
  words: string;
  onPoints: (points: DamagePoint[]) => void;
  onWords: (words: string) => void;
};

/** What is new is tapped on the car's outline, beside what was known; words only where a place does not say it. */
export const DamageField = ({ known, points, words, onPoints, onWords }: Props) => {
  const say = useSay();
  return (
    <fieldset className="stack gap-2">
      <legend className="strong">{say(damageWord)}</legend>
      <p className="soft small">
        {say(tapOutline)}
        {known.length > 0 && ` · ${say(knownDamage, { count: known.length })}`}
      </p>
      <CarOutline
        known={known}
        found={points}
        onTap={(place) => {
          if (points.length < MOST) onPoints([...points, { ...place, what: 'scratch' }]);
        }}
      />
      <ul className="rows">
        {points.map((point, at) => (
          // The same place may be found twice.
          <li key={`${at} ${point.x} ${point.y}`} className="row">
            <span className="count firm">{known.length + at + 1}</span>
            <span className="grow">{say(carPartNames[carPartAt(point)])}</span>
            <select
              aria-label={sayDamage(say, point)}
              value={point.what}
              onChange={({ target }) => {
                const what = damageTypes.find((type) => type === target.value) ?? 'scratch';
                onPoints(points.with(at, { ...point, what }));
              }}
            >
              {damageTypes.map((type) => (
                <option key={type} value={type}>
                  {say(damageNames[type])}
                </option>
              ))}
            </select>
            <CloseButton
              label={say(removeDamage, { what: sayDamage(say, point) })}
              onClick={() => onPoints(points.filter((_, other) => other !== at))}
              size={20}
            />
          </li>
        ))}
      </ul>
      <label className="question">
        {say(damageMore)}
        <textarea
          value={words}
          maxLength={1000}
          rows={2}
          onChange={({ target }) => onWords(target.value)}
        />
      </label>
    </fieldset>
  );
};
