import type { MouseEvent } from 'react';
import { carPartAt, carParts, type DamagePoint, WHOLE } from '#domain/fleet/damage';
import { carPartNames, frontOfCar, outlineOf, sayDamage } from '#words/damage';
import classes from './car-outline.module.css';
import { useSay } from './use-say';

type Place = Pick<DamagePoint, 'x' | 'y'>;

/** Of the drawing, in units of which the car is so long. */
const [WIDE, LONG] = [100, 176];

const Drawing = () => (
  <g stroke="currentColor" strokeWidth={1.4} strokeLinejoin="round" fill="none">
    <path fill="var(--line)" d="M9 26h-4v22h4zM91 26h4v22h-4zM9 124h-4v22h4zM91 124h4v22h-4z" />
    <path
      fill="var(--surface)"
      d="M22 9Q50-2 78 9q12 6 13 26v106q-1 20-13 27-28 10-56 0-12-7-13-27V35Q10 15 22 9Z"
    />
    <path
      fill="var(--line)"
      d="M20 60q30-12 60 0l-8 17q-22-6-44 0ZM24 148q26 9 52 0l-6-15q-20 4-40 0Z"
    />
    <path
      fill="var(--line)"
      d="m16 64 8 16v22l-8 1ZM84 64l-8 16v22l8 1ZM16 107l8-1v25l-8 13ZM84 107l-8-1v25l8 13Z"
    />
    <path d="M20 60q-2-22 6-34m54 34q2-22-6-34M9 62H3q-2 5 2 6h4M91 62h6q2 5-2 6h-4" />
    <path fill="var(--needs-you-soft)" d="M14 20q4-8 12-10l-3 8ZM86 20q-4-8-12-10l3 8Z" />
    <path fill="var(--danger-soft)" d="M13 158q4 6 10 9l-1-8ZM87 158q-4 6-10 9l1-8Z" />
  </g>
);

const Pin = ({ place, label, isNew }: { place: Place; label: string; isNew: boolean }) => {
  const [x, y] = [(place.x / WHOLE) * WIDE, (place.y / WHOLE) * LONG];
  return (
    <g>
      <circle
        cx={x}
        cy={y}
        r={6}
        fill={isNew ? 'var(--danger)' : 'var(--surface)'}
        stroke={isNew ? 'var(--surface)' : 'var(--danger)'}
        strokeWidth={1.5}
        strokeDasharray={isNew ? undefined : '2 1.5'}
      />
      <text
        x={x}
        y={y + 3}
        fontSize={8}
        fontWeight={600}
        textAnchor="middle"
        fill={isNew ? 'var(--surface)' : 'var(--danger)'}
      >
        {label}
      </text>
    </g>
  );
};

const cells = carParts.flatMap((row, down) =>
  row.map((_, across) => ({ key: `${down} ${across}`, down, across })),
);

/** The middle of what the keyboard chose. */
const middleOf = ({ down, across }: { down: number; across: number }): Place => ({
  x: Math.round(((across + 0.5) / 3) * WHOLE),
  y: Math.round(((down + 0.5) / carParts.length) * WHOLE),
});

const placeOf = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>): Place => {
  const { left, top, width, height } = (
    currentTarget.parentElement ?? currentTarget
  ).getBoundingClientRect();
  const share = (at: number, size: number) =>
    Math.min(WHOLE, Math.max(0, Math.round((at / size) * WHOLE)));
  return { x: share(clientX - left, width), y: share(clientY - top, height) };
};

type OutlineProps = {
  /** Found before, dashed; and found now, full: numbered on from those. */
  known: readonly DamagePoint[];
  found?: readonly DamagePoint[];
  onTap?: (place: Place) => void;
};

/** A car from above, its front at the top, with what was found on it. Tapped anywhere; by keyboard part by part. */
export const CarOutline = ({ known, found = [], onTap }: OutlineProps) => {
  const say = useSay();
  const points = [...known, ...found];
  const words = points.map((point) => sayDamage(say, point)).join(', ');
  const label = [say(outlineOf), words].filter(Boolean).join(': ');
  return (
    <div
      className={`${classes['outline'] ?? ''} soft`}
      role={onTap ? 'group' : 'img'}
      aria-label={onTap ? say(outlineOf) : label}
    >
      <svg viewBox={`0 0 ${WIDE} ${LONG}`} overflow="visible" aria-hidden>
        <Drawing />
        <text x={50} y={22} fontSize={8} textAnchor="middle" fill="currentColor">
          {say(frontOfCar)}
        </text>
        {points.map((point, at) => (
          <Pin
            // The same place may be found twice.
            key={`${at} ${point.x} ${point.y}`}
            place={point}
            label={String(at + 1)}
            isNew={at >= known.length}
          />
        ))}
      </svg>
      {onTap &&
        cells.map((cell) => (
          <button
            key={cell.key}
            type="button"
            aria-label={say(carPartNames[carPartAt(middleOf(cell))])}
            // By the keyboard there is no place in it.
            onClick={(event) => onTap(event.detail === 0 ? middleOf(cell) : placeOf(event))}
          />
        ))}
    </div>
  );
};
