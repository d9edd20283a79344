import { useEffect } from 'react';
import { offlineReady } from '#words/pwa';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { Bar } from './bar';

const LONG_ENOUGH_TO_READ_MS = 5_000;

export const OfflineReadyBar = () => {
  const say = useSay();
  const { appUpdate } = useServices();
  useEffect(() => {
    const timer = setTimeout(appUpdate.dismiss, LONG_ENOUGH_TO_READ_MS);
    return () => clearTimeout(timer);
  }, [appUpdate]);
  return <Bar title={say(offlineReady)} />;
};
