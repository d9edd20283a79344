import { useEffect, useState } from 'react';
import type { TripDetail } from '#contract/arranging-trips';
import type { ArrangeTrip } from '#contract/arranging';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../../app-services';
import { useLanguage } from '../../ui/use-say';

/** More than the day knows: passengers, history, what may be done. Read again with each version. */
export const useTripDetail = (
  kind: KindId,
  { id, version }: ArrangeTrip,
): { detail: TripDetail | null; isReading: boolean } => {
  const { api } = useServices();
  const asked = `${id}/${version}/${useLanguage()}`;
  const [detail, setDetail] = useState<TripDetail | null>(null);
  const [answered, setAnswered] = useState('');

  useEffect(() => {
    const hangUp = new AbortController();
    const { signal } = hangUp;
    const [tripId = ''] = asked.split('/');
    const take = (answer: TripDetail | null) => {
      if (signal.aborted) return;
      // What is shown already is better than nothing.
      if (answer) setDetail(answer);
      setAnswered(asked);
    };
    void api
      .call('readTrip', { params: { kind, id: tripId }, signal, background: true })
      .then(take, () => take(null));
    return () => hangUp.abort();
  }, [api, kind, asked]);

  return { detail: detail?.trip.id === id ? detail : null, isReading: answered !== asked };
};
