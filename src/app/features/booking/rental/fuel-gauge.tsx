import type { PointerEvent } from 'react';
import { fuel as fuelWord, fuelOf, fuelUnsaid } from '#words/rental';
import { useSay } from '../../../ui/use-say';
import classes from './rental.module.css';

const EIGHTHS = 8;

type Props = {
  eighths: number | null;
  problem: string | undefined;
  onChange: (eighths: number) => void;
};

/** Read off as it stands in the car: a tap or a pull over eight large segments, or the arrow keys. */
export const FuelGauge = ({ eighths, problem, onChange }: Props) => {
  const say = useSay();
  const text = eighths === null ? say(fuelUnsaid) : say(fuelOf, { eighths });
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const cell = Math.floor(((event.clientX - left) / width) * (EIGHTHS + 1));
    onChange(Math.min(EIGHTHS, Math.max(0, cell)));
  };
  return (
    <label className="question numbers" data-problem={problem && ''}>
      <span className="row between">
        {say(fuelWord)} <strong>{text}</strong>
      </span>
      <span
        className={classes['gauge']}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          point(event);
        }}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) point(event);
        }}
      >
        <input
          type="range"
          min={0}
          max={EIGHTHS}
          step={1}
          value={eighths ?? 0}
          aria-label={say(fuelWord)}
          aria-valuetext={text}
          aria-invalid={problem !== undefined}
          onChange={({ target }) => onChange(Number(target.value))}
        />
        <span aria-hidden data-filled={eighths === 0 ? '' : undefined}>
          E
        </span>
        {Array.from({ length: EIGHTHS }, (_, segment) => (
          <span
            key={segment}
            aria-hidden
            data-filled={eighths !== null && segment < eighths ? '' : undefined}
          >
            {segment === EIGHTHS - 1 && 'F'}
          </span>
        ))}
      </span>
      <span role="status" className="wrong small">
        {problem}
      </span>
    </label>
  );
};
