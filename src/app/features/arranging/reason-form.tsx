import { Button, Group, Textarea } from '@mantine/core';
import { useState, type SubmitEvent } from 'react';
import { quickReasons } from '#words/arranging-reasons';
import { reasonLabel } from '#words/arranging-trip';
import { back } from '#words/booking-detail';
import { QuickReasons } from '../../ui/quick-reasons';
import { useFieldProblem } from '../../ui/use-field-problem';
import { useSay } from '../../ui/use-say';

type ReasonFormProps = {
  /** On the button: what happens with this reason. */
  doing: string;
  hint?: string;
  /** Which reasons stand one tap away. */
  reasons?: keyof typeof quickReasons;
  isDangerous?: boolean;
  onDone: (reason: string) => void;
  onCancel: () => void;
};

export const ReasonForm = ({
  doing,
  hint,
  reasons = 'change',
  isDangerous = false,
  onDone,
  onCancel,
}: ReasonFormProps) => {
  const say = useSay();
  const explain = useFieldProblem();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setIsMissing(true);
    else onDone(reason.trim());
  };
  return (
    <form className="grid" onSubmit={send} noValidate aria-label={doing}>
      {hint && <p className="soft small">{hint}</p>}
      <QuickReasons reasons={quickReasons[reasons]} reason={reason} onChoose={setReason} />
      <Textarea
        label={say(reasonLabel)}
        value={reason}
        maxLength={500}
        required
        rows={2}
        data-autofocus
        error={isMissing && reason.trim() === '' ? explain('reason_required') : undefined}
        onChange={({ target }) => setReason(target.value)}
      />
      <Group gap="xs" grow preventGrowOverflow={false}>
        <Button variant="default" onClick={onCancel}>
          {say(back)}
        </Button>
        <Button type="submit" {...(isDangerous && { color: 'red' })}>
          {doing}
        </Button>
      </Group>
    </form>
  );
};
