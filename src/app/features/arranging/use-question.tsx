import { Button, Group } from '@mantine/core';
import { useCallback, useState } from 'react';
import { cancel } from '#words/actions';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import classes from './arranging.module.css';

export type Question = { title: string; text: string; yes: string };

/** True when it is answered with yes. */
export type Ask = (question: Question) => Promise<boolean>;

/** What a dispatcher may decide otherwise is asked first, wherever the tap or the drop came from. */
export const useQuestion = () => {
  const say = useSay();
  const [asked, setAsked] = useState<(Question & { reply: (yes: boolean) => void }) | null>(null);
  const ask: Ask = useCallback(
    (question) => new Promise((resolve) => setAsked({ ...question, reply: resolve })),
    [],
  );
  const answer = (yes: boolean) => {
    asked?.reply(yes);
    setAsked(null);
  };
  const dialog = asked && (
    <Dialog title={asked.title} onClose={() => answer(false)}>
      <div className={classes['form']}>
        <p>{asked.text}</p>
        <Group gap="xs" grow>
          <Button variant="default" onClick={() => answer(false)}>
            {say(cancel)}
          </Button>
          <Button data-autofocus onClick={() => answer(true)}>
            {asked.yes}
          </Button>
        </Group>
      </div>
    </Dialog>
  );
  return { ask, dialog };
};
