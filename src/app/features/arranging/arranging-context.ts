import { createContext, useContext } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import type { KindId } from '#kinds/registry';
import type { Act, Tell } from './use-act';
import type { Ask } from './use-question';
import type { Target } from './target';

export type Arranging = {
  kind: KindId;
  day: ArrangeDay;
  /** Shows it in the panel; on the board, a tap on a row's button assigns it. */
  open: (target: Pick<Target, 'type' | 'id'> | null) => void;
  act: Act;
  tell: Tell;
  ask: Ask;
  /** Offline, or looking at something old: nothing can be promised. */
  isFrozen: boolean;
};

/** Not what is open: whoever draws the day would draw it anew at each tap. */
const ArrangingContext = createContext<Arranging | null>(null);

export const ArrangingProvider = ArrangingContext.Provider;

export const useArranging = (): Arranging => {
  const arranging = useContext(ArrangingContext);
  if (!arranging) throw new Error('useArranging stands outside ArrangingProvider');
  return arranging;
};
