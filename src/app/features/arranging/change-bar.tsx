import { useEffect, useState } from 'react';
import { Button } from '@mantine/core';
import { close } from '#words/actions';
import { redo, undo as undoWord } from '#words/arranging';
import { CloseButton } from '../../ui/close-button';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import classes from './arranging.module.css';
import type { ChangeNotice } from './use-act';

const SHOWN_MS = 8000;

type Props = {
  notice: ChangeNotice | null;
  /** What is open, and leaves it less room. */
  beside: 'panel' | 'bar' | undefined;
  onUndo: (changeId: string, isUndone: boolean) => void;
  onClose: () => void;
};

/** What was done last, and for ten seconds the way back. A problem stays until it is read. */
export const ChangeBar = ({ notice, beside, onUndo, onClose }: Props) => {
  const say = useSay();
  const [expired, setExpired] = useState<ChangeNotice | null>(null);
  useEffect(() => {
    if (!notice) return undefined;
    const left = Math.max(0, (notice.undo?.until ?? 0) - Date.now());
    const timers = [
      setTimeout(() => setExpired(notice), left),
      ...(notice.isProblem ? [] : [setTimeout(onClose, Math.max(SHOWN_MS, left))]),
    ];
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [notice, onClose]);

  return (
    <div
      role="status"
      className={classes['change']}
      data-problem={notice?.isProblem || undefined}
      data-beside={beside}
    >
      {notice && (
        <>
          <div>
            {notice.hint && <p>{notice.hint}</p>}
            <p>
              <WholeParts of={notice.text} />
            </p>
          </div>
          {notice.undo && expired !== notice && (
            <Button
              h={48}
              variant="white"
              onClick={() => notice.undo && onUndo(notice.undo.changeId, !notice.isUndone)}
            >
              {say(notice.isUndone ? redo : undoWord)}
            </Button>
          )}
          <CloseButton label={say(close)} onClick={onClose} />
        </>
      )}
    </div>
  );
};
