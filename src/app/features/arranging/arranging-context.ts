import { createContext, useContext } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import type { KindId } from '#domain/booking/kind-id';
import type { Act, Tell } from './use-act';
import type { Target } from './target';

export type Arranging = {
  kind: KindId;
  day: ArrangeDay;
  /** What the panel shows, and what a tap on a row's button assigns. */
  target: Target | null;
  open: (target: Pick<Target, 'type' | 'id'> | null) => void;
  act: Act;
  tell: Tell;
  /** Offline, or looking at something old: nothing can be promised. */
  isFrozen: boolean;
};

const ArrangingContext = createContext<Arranging | null>(null);

export const ArrangingProvider = ArrangingContext.Provider;

export const useArranging = (): Arranging => {
  const arranging = useContext(ArrangingContext);
  if (!arranging) throw new Error('useArranging stands outside ArrangingProvider');
  return arranging;
};
