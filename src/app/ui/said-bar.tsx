import { type ReactNode, type Ref, useEffect, useState } from 'react';
import { close } from '#words/actions';
import { CloseButton } from './close-button';
import classes from './said-bar.module.css';
import { useSay } from './use-say';

/** Long enough to read why. */
const SAID_MS = 8000;

export type Said = { text: string; isProblem?: boolean };

/** What came of something, until it was read. */
export const useSaid = () => {
  const [said, tell] = useState<Said | null>(null);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => tell(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return [said, tell] as const;
};

type SaidBarProps = {
  /** To take the focus, when what was pressed is gone. */
  ref?: Ref<HTMLDivElement>;
  said: Said | null;
  onClose: () => void;
  /** In the place of closing: the way back, as long as there is one. */
  undo?: ReactNode;
};

/** The one way to say what came of a tap: over the heading, so that nothing moves and nothing needed is covered. */
export const SaidBar = ({ ref, said, onClose, undo }: SaidBarProps) => {
  const say = useSay();
  return (
    <div ref={ref} role="status" tabIndex={-1} className={classes['place']}>
      {said && (
        <div
          key={said.text}
          className={classes['bar']}
          data-problem={said.isProblem || undefined}
          data-passing={undo ? true : undefined}
        >
          <span>{said.text}</span>
          {undo ?? <CloseButton label={say(close)} onClick={onClose} />}
        </div>
      )}
    </div>
  );
};
