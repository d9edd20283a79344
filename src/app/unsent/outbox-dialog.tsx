import { outboxTitle } from '#words/outbox';
import { Dialog } from '../ui/dialog';
import { useSay } from '../ui/use-say';
import { OutboxList } from './outbox-list';

const OutboxDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  return (
    <Dialog title={say(outboxTitle)} onClose={onClose}>
      <OutboxList />
    </Dialog>
  );
};

export default OutboxDialog;
