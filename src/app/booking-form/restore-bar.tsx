import { Button } from '@mantine/core';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { dayOf } from '#domain/dates/bangkok-time';
import {
  bringBack,
  continueDraft,
  discardDraft,
  draftDiscarded,
  draftFrom,
  draftMemoryOnly,
} from '#words/booking-form';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useNow } from '../ui/use-now';
import { useSay } from '../ui/use-say';
import classes from './booking-form.module.css';

type RestoreBarProps = { savedAt: number; onContinue: () => void; onDiscard: () => void };

/** What was begun before is here: go on with it, or begin anew. */
export const RestoreBar = ({ savedAt, onContinue, onDiscard }: RestoreBarProps) => {
  const say = useSay();
  const saved = new Date(savedAt);
  const isToday = dayOf(saved) === dayOf(useNow());
  const at = isToday ? formatTime(saved) : `${formatDate(saved)} ${formatTime(saved)}`;
  return (
    <div className="note row wrap between" role="status">
      <p>{say(draftFrom, { at })}</p>
      <div className={classes['buttons']}>
        <Button variant="subtle" onClick={onDiscard}>
          {say(discardDraft)}
        </Button>
        <Button onClick={onContinue}>{say(continueDraft)}</Button>
      </div>
    </div>
  );
};

/** A tap on the wrong button takes nothing away for good. */
export const DiscardedBar = ({ onUndo }: { onUndo: () => void }) => {
  const say = useSay();
  return (
    <div className="note row wrap between" role="status">
      <p>{say(draftDiscarded)}</p>
      <Button variant="subtle" onClick={onUndo}>
        {say(bringBack)}
      </Button>
    </div>
  );
};

/** Said while it is so: a phone whose storage is full or forbidden. */
export const DraftTrouble = () => {
  const say = useSay();
  const { drafts } = useServices();
  if (useStore(drafts.state).problem !== 'memory-only') return null;
  return (
    <p className="note calls" role="status">
      {say(draftMemoryOnly)}
    </p>
  );
};
