import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { clearFilters, loadingRows, nothingFound } from '#words/admin-kit';
import type { Message } from '#words/message';
import { Notice } from '../../ui/notice';
import { useSay } from '../../ui/use-say';
import classes from './list.module.css';

const SKELETON_ROWS = 8;

export const ListSkeleton = () => {
  const say = useSay();
  return (
    <div className={classes['skeletons']} aria-busy role="status" aria-label={say(loadingRows)}>
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <span key={row} className="breathes" />
      ))}
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
