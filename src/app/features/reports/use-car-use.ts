import { useEffect, useState } from 'react';
import type { CarUse } from '#contract/report-car-use';
import type { KindId } from '#kinds/registry';
import { useServices } from '../../app-services';
import { useLanguage } from '../../ui/use-say';

export type CarUseAsked = { plate: string; at: string };

type Known = { for: string; answer: CarUse | null };

/** Who had a car at a moment; asked anew for each question. */
export const useCarUse = (kind: KindId, asked: CarUseAsked | null) => {
  const { api } = useServices();
  const [known, setKnown] = useState<Known>({ for: '', answer: null });
  const [times, setTimes] = useState(0);
  // Names come in the reader's language.
  const language = useLanguage();
  const wanted = asked === null ? '' : JSON.stringify({ asked, times, language });

  useEffect(() => {
    if (wanted === '') return undefined;
    const gone = new AbortController();
    const find = async () => {
      const question = JSON.parse(wanted) as { asked: CarUseAsked };
      const answer = await api
        .call('findCarUse', { params: { kind }, query: question.asked, signal: gone.signal })
        .catch(() => null);
      if (!gone.signal.aborted) setKnown({ for: wanted, answer });
    };
    void find();
    return () => gone.abort();
  }, [api, kind, wanted]);

  const isThis = known.for === wanted;
  return {
    answer: isThis ? known.answer : null,
    hasFailed: asked !== null && isThis && known.answer === null,
    isAsking: asked !== null && !isThis,
    again: () => setTimes((count) => count + 1),
  };
};
