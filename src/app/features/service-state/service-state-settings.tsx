import { Button } from '@mantine/core';
import { useEffect, useState } from 'react';
import { tryAgain } from '#words/actions';
import { refusals } from '#words/refusals';
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { OpenOrClose } from './open-or-close';
import { WordingForm } from './wording-form';

/** Open or close, and the wording: in the dialog of the top bar and on the screen of the admin users. */
export const ServiceStateSettings = () => {
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

  if (isRead) {
    return (
      <>
        <OpenOrClose />
        <WordingForm />
      </>
    );
  }
  if (reading) return <div className="skeleton" aria-busy />;
  return (
    <>
      <p role="alert" className="note warns">
        {say(refusals.temporarily_unavailable)}
      </p>
      <Button variant="default" onClick={() => setReading(true)}>
        {say(tryAgain)}
      </Button>
    </>
  );
};
