import type { ReactNode } from 'react';
import { readFailed } from '#words/admin-kit';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Sheet } from '../../ui/sheet';
import classes from './form.module.css';
import { StillProvider } from './still-context';

type OpenRecordProps<T, A> = {
  title: string;
  /** As for `useRemote`. */
  define: (about: A) => Source<T>;
  about: A;
  onClose: () => void;
  /** `show` puts in place what the server answered to an action. */
  children: (record: T, show: (next: T) => void) => ReactNode;
};

const skeleton = (
  <div className={classes['skeleton']} aria-busy>
    <span />
    <span />
    <span />
    <span />
  </div>
);

/** Reads what a panel shows; until then the panel is there, so that a tap is answered at once. */
export const OpenRecord = <T, A extends object | string>({
  title,
  define,
  about,
  onClose,
  children,
}: OpenRecordProps<T, A>) => {
  const record = useRemote(define, about);
  if (record.value !== null)
    return <StillProvider value>{children(record.value, record.show)}</StillProvider>;
  return (
    <Sheet title={title} onClose={onClose} roomy>
      <Shown
        of={record}
        skeleton={skeleton}
        whyFailed={(error) => {
          if (!(error instanceof ApiError)) return readFailed;
          // Of an id that is none nothing can be found either.
          return refusals[error.code === 'invalid_input' ? 'not_found' : error.code];
        }}
      >
        {() => null}
      </Shown>
    </Sheet>
  );
};
