import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { refusals } from '#words/refusals';
import { tryAgain } from '#words/actions';
import { serviceStateTitle } from '#words/service-state';
import { useServices } from '../../app-services';
import { Dialog } from '../../ui/dialog';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { OpenOrClose } from './open-or-close';
import classes from './service-state.module.css';
import { WordingForm } from './wording-form';

const ServiceStateDialog = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const { serviceState } = useServices();
  const { status } = useStore(serviceState.value);
  const [isRead, setIsRead] = useState(false);
  const [reading, setReading] = useState(true);
  // What is edited must be what the server says; a reading that fails later takes nothing away.
  if (!isRead && !reading && status === 'known') setIsRead(true);

  useEffect(() => {
    if (reading) void serviceState.load().then(() => setReading(false));
  }, [serviceState, reading]);

  return (
    <Dialog title={say(serviceStateTitle)} onClose={onClose}>
      {isRead ? (
        <>
          <OpenOrClose />
          <WordingForm />
        </>
      ) : reading ? (
        <div className={classes['skeleton']} aria-busy />
      ) : (
        <>
          <p role="alert" className={classes['problem']}>
            {say(refusals.temporarily_unavailable)}
          </p>
          <Button variant="default" onClick={() => setReading(true)}>
            {say(tryAgain)}
          </Button>
        </>
      )}
    </Dialog>
  );
};

export default ServiceStateDialog;
