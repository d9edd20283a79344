import { Button } from '@mantine/core';
import { useState } from 'react';
import { cancel } from '#words/actions';
import { reasonLabel } from '#words/expenses';
import type { Message } from '#words/message';
import { asField } from '../../form/field';
import { TextField } from '../../form/text-field';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';
import { intoView } from './small-form';

type ReasonQuestionProps = {
  act: Message;
  busy: boolean;
  onCancel: () => void;
  onGiven: (reason: string) => void;
};

/** What is taken back or refused needs a reason first. */
export const ReasonQuestion = ({ act, busy, onCancel, onGiven }: ReasonQuestionProps) => {
  const say = useSay();
  const explain = useFieldProblem();
  const [reason, setReason] = useState('');
  const [isTried, setIsTried] = useState(false);
  const given = reason.trim();
  const field = {
    ...asField<string | null>('reason', reason, (typed) => setReason(typed ?? '')),
    problem: isTried && given === '' ? explain('reason_required') : undefined,
  };
  return (
    <div ref={intoView} className="stack">
      <TextField field={field} label={say(reasonLabel)} long />
      <div className="row wrap fill">
        <Button variant="default" onClick={onCancel}>
          {say(cancel)}
        </Button>
        <Button
          color="red"
          loading={busy}
          onClick={() => (given === '' ? setIsTried(true) : onGiven(given))}
        >
          {say(act)}
        </Button>
      </div>
    </div>
  );
};
