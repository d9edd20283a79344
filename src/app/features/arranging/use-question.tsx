import { Button, Group } from '@mantine/core';
import { useCallback, useState } from 'react';
import { cancel } from '#words/actions';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import { WholeParts } from '../../ui/whole-words';
import { ReasonForm } from './reason-form';

export type Question = { title: string; text: string; yes: string };

/** True when it is answered with yes. */
export type Ask = (question: Question) => Promise<boolean>;

/** Answered with the reason for doing it; null is no. */
export type AskWhy = (question: Question) => Promise<string | null>;

type Asked = Question & { wantsReason: boolean; reply: (reason: string | null) => void };

/** What a dispatcher may decide otherwise is asked first, wherever the tap or the drop came from. */
export const useQuestion = () => {
  const say = useSay();
  const [question, setQuestion] = useState<Asked | null>(null);
  const ask: Ask = useCallback(
    (next) =>
      new Promise((resolve) =>
        setQuestion({ ...next, wantsReason: false, reply: (yes) => resolve(yes !== null) }),
      ),
    [],
  );
  const askWhy: AskWhy = useCallback(
    (next) => new Promise((resolve) => setQuestion({ ...next, wantsReason: true, reply: resolve })),
    [],
  );
  const answer = (reason: string | null) => {
    question?.reply(reason);
    setQuestion(null);
  };
  const dialog = question && (
    <Dialog title={question.title} onClose={() => answer(null)}>
      <div className="grid">
        <p>
          <WholeParts of={question.text} />
        </p>
        {question.wantsReason ? (
          <ReasonForm
            doing={question.yes}
            onDone={(reason) => answer(reason)}
            onCancel={() => answer(null)}
          />
        ) : (
          <Group gap="xs" grow>
            <Button variant="default" onClick={() => answer(null)}>
              {say(cancel)}
            </Button>
            <Button data-autofocus onClick={() => answer('')}>
              {question.yes}
            </Button>
          </Group>
        )}
      </div>
    </Dialog>
  );
  return { ask, askWhy, dialog };
};
