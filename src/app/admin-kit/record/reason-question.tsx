import { Button } from '@mantine/core';
import { useState } from 'react';
import { cancel } from '#words/actions';
import { reasonLabel } from '#words/expenses';
import type { Message } from '#words/message';
import { asField } from '../../form/field';
import { TextField } from '../../form/text-field';
import { useSay } from '../../ui/use-say';

type ReasonQuestionProps = {
  act: Message;
  busy: boolean;
  onCancel: () => void;
  onGiven: (reason: string) => void;
};

/** What is taken back or refused needs a reason first. */
export const ReasonQuestion = ({ act, busy, onCancel, onGiven }: ReasonQuestionProps) => {
  const say = useSay();
  const [reason, setReason] = useState<string | null>(null);
  return (
    <>
      <TextField field={asField('reason', reason, setReason)} label={say(reasonLabel)} long />
      <div className="row wrap fill">
        <Button variant="default" onClick={onCancel}>
          {say(cancel)}
        </Button>
        <Button
          color="red"
          loading={busy}
          disabled={!reason?.trim()}
          onClick={() => onGiven(reason ?? '')}
        >
          {say(act)}
        </Button>
      </div>
    </>
  );
};
