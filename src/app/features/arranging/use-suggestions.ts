import { useEffect, useState } from 'react';
import type { Suggestions } from '#contract/suggestions';
import type { KindId } from '#domain/booking/kind-id';
import { useServices } from '../../app-services';
import { useLanguage } from '../../ui/use-say';
import type { Target } from './target';

export type Suggested =
  | { status: 'none' | 'loading' | 'failed' }
  | { status: 'known'; suggestions: Suggestions };

const versionOf = (target: Target): number =>
  target.type === 'trip' ? target.trip.version : target.booking.version;

/**
 * What the server advises for a booking or trip; asked again when the row has changed. Drivers are judged for a car: the
 * best one, or the one that was picked; until that is answered the former answer stands.
 */
export const useSuggestions = (
  kind: KindId,
  target: Target | null,
  carId: string | null = null,
): Suggested => {
  const { api } = useServices();
  const language = useLanguage();
  const asked = target && `${target.type}/${target.id}/${versionOf(target)}/${language}`;
  const [answered, setAnswered] = useState<{ asked: string; suggestions: Suggestions | null }>();

  useEffect(() => {
    const [type, id = ''] = asked?.split('/') ?? [];
    if (!asked) return undefined;
    const hangUp = new AbortController();
    const { signal } = hangUp;
    const options = { params: { kind, id }, query: { carId }, signal, background: true };
    const take = (suggestions: Suggestions | null) => {
      if (!signal.aborted) setAnswered({ asked, suggestions });
    };
    void api
      .call(type === 'trip' ? 'suggestForTrip' : 'suggestForBooking', options)
      .then(take, () => take(null));
    return () => hangUp.abort();
  }, [api, kind, asked, carId]);

  if (!asked) return { status: 'none' };
  if (answered?.asked !== asked) return { status: 'loading' };
  return answered.suggestions
    ? { status: 'known', suggestions: answered.suggestions }
    : { status: 'failed' };
};
