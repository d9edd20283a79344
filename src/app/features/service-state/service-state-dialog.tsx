import { serviceStateTitle } from '#words/service-state';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import { ServiceStateSettings } from './service-state-settings';

const ServiceStateDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  return (
    <Dialog title={say(serviceStateTitle)} onClose={onClose}>
      <ServiceStateSettings />
    </Dialog>
  );
};

export default ServiceStateDialog;
