import { Button, Group } from '@mantine/core';
import { useCallback, useState } from 'react';
import { cancel } from '#words/actions';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';

export type Question = { title: string; text: string; yes: string };

/** True when it is answered with yes. */
export type Ask = (question: Question) => Promise<boolean>;

/** What a dispatcher may decide otherwise is asked first, wherever the tap or the drop came from. */
export const useQuestion = () => {
  const say = useSay();
  const [question, setQuestion] = useState<(Question & { reply: (yes: boolean) => void }) | null>(
    null,
  );
  const ask: Ask = useCallback(
    (next) => new Promise((resolve) => setQuestion({ ...next, reply: resolve })),
    [],
  );
  const answer = (yes: boolean) => {
    question?.reply(yes);
    setQuestion(null);
  };
  const dialog = question && (
    <Dialog title={question.title} onClose={() => answer(false)}>
      <div className="grid">
        <p>{question.text}</p>
        <Group gap="xs" grow>
          <Button variant="default" onClick={() => answer(false)}>
            {say(cancel)}
          </Button>
          <Button data-autofocus onClick={() => answer(true)}>
            {question.yes}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
  return { ask, dialog };
};
