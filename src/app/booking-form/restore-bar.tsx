import { Button } from '@mantine/core';
import { formatDate, formatTime } from '#domain/dates/format-bangkok';
import { dayOf } from '#domain/dates/bangkok-time';
import { continueDraft, discardDraft, draftFrom, draftMemoryOnly } from '#words/booking-form';
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
    <div className={classes['note']} role="status">
      <p>{say(draftFrom, { at })}</p>
      <div className={classes['buttons']}>
        <Button variant="subtle" onClick={onDiscard}>
          {say(discardDraft)}
        </Button>
        <Button variant="light" onClick={onContinue}>
          {say(continueDraft)}
        </Button>
      </div>
    </div>
  );
};

/** Said while it is so: a phone whose storage is full or forbidden. */
export const DraftTrouble = () => {
  const say = useSay();
  const { drafts } = useServices();
  if (useStore(drafts.state).problem !== 'memory-only') return null;
  return (
    <p className={classes['note']} data-tone="attention" role="status">
      {say(draftMemoryOnly)}
    </p>
  );
};
