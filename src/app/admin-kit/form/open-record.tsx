import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import { tryAgain } from '#words/actions';
import { readFailed } from '#words/admin-kit';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { Sheet } from '../../ui/sheet';
import { useSay } from '../../ui/use-say';
import classes from './form.module.css';
import { StillProvider } from './still-context';

type OpenRecordProps<T> = {
  title: string;
  /** Stable, such as from `useCallback`. */
  read: (signal: AbortSignal) => Promise<T>;
  onClose: () => void;
  children: (record: T) => ReactNode;
};

/** Reads what a panel shows; until then the panel is there, so that a tap is answered at once. */
export const OpenRecord = <T,>({ title, read, onClose, children }: OpenRecordProps<T>) => {
  const say = useSay();
  const [record, setRecord] = useState<{ value: T } | null>(null);
  const [error, setError] = useState<unknown>(null);

  useEffect(() => {
    const abort = new AbortController();
    read(abort.signal).then(
      (value) => !abort.signal.aborted && setRecord({ value }),
      (problem: unknown) => !abort.signal.aborted && setError(problem),
    );
    return () => abort.abort();
  }, [read]);

  const readAgain = () => {
    setError(null);
    read(new AbortController().signal).then((value) => setRecord({ value }), setError);
  };

  if (record) return <StillProvider value>{children(record.value)}</StillProvider>;
  return (
    <Sheet title={title} onClose={onClose} roomy>
      {error === null ? (
        <div className={classes['skeleton']} aria-busy>
          <span />
          <span />
          <span />
          <span />
        </div>
      ) : (
        <div role="alert" className={classes['failed']}>
          <p>{say(error instanceof ApiError ? refusals[error.code] : readFailed)}</p>
          <Button variant="default" onClick={readAgain}>
            {say(tryAgain)}
          </Button>
        </div>
      )}
    </Sheet>
  );
};
