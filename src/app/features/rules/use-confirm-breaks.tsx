import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import type { RulesAnswer } from '#contract/rules';
import { formatPeriod } from '#domain/dates/format-period';
import { cancel } from '#words/actions';
import { fieldProblems } from '#words/field-problems';
import { breaksConfirm, breaksMore, breaksText, breaksTitle } from '#words/rules';
import { ApiError } from '../../api/errors';
import { Dialog } from '../../ui/dialog';
import { StatusChip } from '../../ui/status-chip';
import { useSay } from '../../ui/use-say';
import classes from './rules.module.css';

/** Somebody looked at the list and left everything as it was. */
const declined = new ApiError('not_now', 409, 'Somebody thought better of it');

export const isDeclined = (error: unknown): boolean => error === declined;

type BreaksDialogProps = { answer: RulesAnswer; settle: (isAgreed: boolean) => void };

const BreaksDialog = ({ answer, settle }: BreaksDialogProps) => {
  const say = useSay();
  const hidden = answer.breakCount - answer.breaks.length;
  return (
    <Dialog
      title={say(breaksTitle, { count: answer.breakCount })}
      onClose={() => settle(false)}
      size="36rem"
    >
      <p>{say(breaksText)}</p>
      <ul className={classes['breaks']}>
        {answer.breaks.map(({ id, ref, status, startsAt, endsAt, traveller, why }) => (
          <li key={id}>
            <div>
              <strong className="nowrap">{ref}</strong> {traveller}
            </div>
            <StatusChip state={status} />
            <small>{formatPeriod(startsAt, endsAt)}</small>
            <small>{say(fieldProblems[why])}</small>
          </li>
        ))}
        {hidden > 0 && <li>{say(breaksMore, { count: hidden })}</li>}
      </ul>
      <div className="row wrap gap-3 fill">
        <Button variant="default" onClick={() => settle(false)}>
          {say(cancel)}
        </Button>
        <Button color="red" onClick={() => settle(true)}>
          {say(breaksConfirm)}
        </Button>
      </div>
    </Dialog>
  );
};

type Send = (isConfirmed: boolean) => Promise<RulesAnswer>;

/** Sends a change; what it would break is shown first, and it is sent again once somebody agreed. */
export const useConfirmBreaks = (): {
  confirmBreaks: (send: Send) => Promise<RulesAnswer>;
  breaksDialog: ReactNode;
} => {
  const [question, setQuestion] = useState<BreaksDialogProps | null>(null);

  const confirmBreaks = async (send: Send): Promise<RulesAnswer> => {
    const answer = await send(false);
    if (answer.saved) return answer;
    const isAgreed = await new Promise<boolean>((settle) => setQuestion({ answer, settle }));
    setQuestion(null);
    if (!isAgreed) throw declined;
    return send(true);
  };

  return { confirmBreaks, breaksDialog: question && <BreaksDialog {...question} /> };
};
