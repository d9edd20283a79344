import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { dragToMove, moveDown, moveUp, remove } from '#words/booking-form';
import { CloseIcon } from '../ui/icons';
import { useSay } from '../ui/use-say';
import { ChevronDownIcon, GripIcon } from '../ui/form-icons';
import { moved } from './moved';
import classes from './reorder-list.module.css';

type ReorderListProps<T> = {
  items: readonly T[];
  onChange: (items: T[]) => void;
  /** "Stop 2", for the buttons. */
  nameOf: (index: number) => string;
  children: (item: T, index: number) => ReactNode;
};

const middleOf = (element: Element) => {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
};

/** A list in the person's own order: by dragging the handle, and by buttons for whoever cannot. */
export const ReorderList = <T,>({ items, onChange, nameOf, children }: ReorderListProps<T>) => {
  const say = useSay();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const isSingle = items.length < 2;

  const move = (from: number, to: number) => onChange(moved(items, from, to));

  const follow = (event: PointerEvent) => {
    if (dragged === null || !list.current) return;
    const rows = [...list.current.children];
    const above = rows[dragged - 1];
    const below = rows[dragged + 1];
    const isPast = (row: Element | undefined, direction: 1 | -1) =>
      row !== undefined && (event.clientY - middleOf(row)) * direction > 0;
    const step = isPast(above, -1) ? -1 : isPast(below, 1) ? 1 : 0;
    if (step === 0) return;
    move(dragged, dragged + step);
    setDragged(dragged + step);
  };

  return (
    <ol ref={list} className={classes['list']}>
      {items.map((item, index) => (
        // Two empty stops differ in their order only.
        <li
          key={index}
          data-dragged={dragged === index ? '' : undefined}
          data-single={isSingle || undefined}
        >
          {!isSingle && (
            <div className={classes['head']}>
              <span
                className={classes['grip']}
                title={say(dragToMove)}
                onPointerDown={(event) => {
                  event.currentTarget.setPointerCapture(event.pointerId);
                  setDragged(index);
                }}
                onPointerMove={follow}
                onPointerUp={() => setDragged(null)}
                onPointerCancel={() => setDragged(null)}
              >
                <GripIcon size={20} />
              </span>
              <strong>{nameOf(index)}</strong>
              <button
                type="button"
                data-up
                aria-label={say(moveUp, { what: nameOf(index) })}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <ChevronDownIcon size={20} />
              </button>
              <button
                type="button"
                aria-label={say(moveDown, { what: nameOf(index) })}
                disabled={index === items.length - 1}
                onClick={() => move(index, index + 1)}
              >
                <ChevronDownIcon size={20} />
              </button>
              <button
                type="button"
                aria-label={say(remove, { what: nameOf(index) })}
                onClick={() => onChange(items.filter((_, at) => at !== index))}
              >
                <CloseIcon size={20} />
              </button>
            </div>
          )}
          {children(item, index)}
        </li>
      ))}
    </ol>
  );
};
