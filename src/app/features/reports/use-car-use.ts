import { useEffect, useState } from 'react';
import type { CarUse } from '#contract/report-car-use';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../../app-services';

export type CarUseAsked = { plate: string; at: string };

type Shown = { for: string; answer: CarUse | null; hasFailed: boolean };

/** Who had a car at a moment; asked anew for each question. */
export const useCarUse = (kind: KindId, asked: CarUseAsked | null) => {
  const { api } = useServices();
  const [shown, setShown] = useState<Shown>({ for: '', answer: null, hasFailed: false });
  const [times, setTimes] = useState(0);
  const key = asked === null ? '' : JSON.stringify(asked);

  useEffect(() => {
    if (key === '') return;
    const gone = new AbortController();
    const find = async () => {
      const answer = await api
        .call('findCarUse', {
          params: { kind },
          query: JSON.parse(key) as CarUseAsked,
          signal: gone.signal,
        })
        .catch(() => null);
      if (!gone.signal.aborted) setShown({ for: key, answer, hasFailed: answer === null });
    };
    void find();
    return () => gone.abort();
  }, [api, kind, key, times]);

  const isThis = shown.for === key;
  return {
    answer: isThis ? shown.answer : null,
    hasFailed: isThis && shown.hasFailed,
    isAsking: asked !== null && !isThis,
    again: () => setTimes((count) => count + 1),
  };
};
