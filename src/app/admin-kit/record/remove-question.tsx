import { Button } from '@mantine/core';
import { cancel } from '#words/actions';
import { remove } from '#words/admin-kit';
import type { Message } from '#words/message';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';

type RemoveQuestionProps = {
  title: string;
  /** What follows from it. */
  text: Message;
  onCancel: () => void;
  onRemove: () => void;
};

/** Asked before what is removed is gone. */
export const RemoveQuestion = ({ title, text, onCancel, onRemove }: RemoveQuestionProps) => {
  const say = useSay();
  return (
    <Dialog title={title} onClose={onCancel} size="24rem">
      <p>{say(text)}</p>
      <div className="row wrap gap-3 fill">
        <Button variant="default" onClick={onCancel}>
          {say(cancel)}
        </Button>
        <Button color="red" onClick={onRemove}>
          {say(remove)}
        </Button>
      </div>
    </Dialog>
  );
};
