import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatTime } from '#domain/dates/format-bangkok';
import { tryAgain } from '#words/actions';
import {
  clearFilters,
  listFailedText,
  listFailedTitle,
  listOfflineText,
  listOfflineTitle,
  loadingRows,
  nothingFound,
} from '#words/admin-kit';
import { listAsOf } from '#words/booking-list';
import type { Message } from '#words/message';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './list.module.css';

const SKELETON_ROWS = 8;

export const ListSkeleton = () => {
  const say = useSay();
  return (
    <div className={classes['skeletons']} aria-busy role="status" aria-label={say(loadingRows)}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <span key={row} />
      ))}
    </div>
  );
};

export const ListFailed = ({ onAgain }: { onAgain: () => void }) => {
  const say = useSay();
  const online = useStore(useServices().connectivity);
  return (
    <Notice
      scene={online ? 'lost' : 'offline'}
      level={2}
      title={say(online ? listFailedTitle : listOfflineTitle)}
      actions={
        <Button variant="default" onClick={onAgain}>
          {say(tryAgain)}
        </Button>
      }
    >
      <p>{say(online ? listFailedText : listOfflineText)}</p>
    </Notice>
  );
};

/** What is on the screen is not from now. */
export const ListStale = ({ at, onAgain }: { at: number; onAgain: () => void }) => {
  const say = useSay();
  const online = useStore(useServices().connectivity);
  return (
    <div className={classes['stale']} role="status">
      <span>{say(listAsOf, { at: formatTime(at) })}</span>
      {online && (
        <button type="button" className={classes['quiet']} onClick={onAgain}>
          {say(tryAgain)}
        </button>
      )}
    </div>
  );
};

type EmptyProps = {
  isFiltered: boolean;
  text: Message;
  /** Why nothing is shown, though there is something. */
  reason?: Message | null;
  onClear: () => void;
  /** The button that begins: to add the first. */
  action: ReactNode;
};

export const ListEmpty = ({ isFiltered, text, reason, onClear, action }: EmptyProps) => {
  const say = useSay();
  return (
    <Notice
      scene={isFiltered ? 'lost' : 'soon'}
      level={2}
      title={say(reason ?? (isFiltered ? nothingFound : text))}
      actions={
        isFiltered ? (
          <Button variant="default" onClick={onClear}>
            {say(clearFilters)}
          </Button>
        ) : (
          action
        )
      }
    />
  );
};
