import { serviceStateTitle } from '#words/service-state';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import { OpenOrClose } from './open-or-close';
import { WordingForm } from './wording-form';

const ServiceStateDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  return (
    <Dialog title={say(serviceStateTitle)} onClose={onClose}>
      <OpenOrClose />
      <WordingForm />
    </Dialog>
  );
};

export default ServiceStateDialog;
