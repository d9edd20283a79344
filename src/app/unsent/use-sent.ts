import { useEffect, useEffectEvent } from 'react';
import type { Answer } from '../api/client';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import type { SendableEndpoint, Sent } from '../outbox/outbox';

/** What became of a request by now: one that was told to wait is followed until the server has answered. */
export const useSentNow = () => {
  const { outbox } = useServices();
  const items = useStore(outbox.items);
  const settled = useStore(outbox.settled);
  return <K extends SendableEndpoint>(key: string, sent: Sent<K>): Sent<K> => {
    const item = items.find((entry) => entry.key === key);
    if (item && item.state !== 'needs-attention') return { state: 'waiting' };
    return settled.get(key) ?? sent;
  };
};

/** Tells of the answer whenever it comes: at once, or long after its form was told to wait. */
export const useArrival = <K extends SendableEndpoint>(
  key: string,
  onArrived: (answer: Answer<K>) => void,
) => {
  const { outbox } = useServices();
  const sent = useStore(outbox.settled).get(key);
  const tell = useEffectEvent(onArrived);
  useEffect(() => {
    if (sent?.state === 'sent') tell(sent.answer);
  }, [sent]);
};
