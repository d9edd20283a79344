import { createContext, useContext } from 'react';
import type { ArrangeDay } from '#contract/arranging';
import type { KindId } from '#kinds/registry';
import type { Act, Hint, Tell } from './use-act';
import type { Ask, AskWhy } from './use-question';
import type { Target } from './target';

/** A day that is looked at, and what can be opened of it. */
export type ShownDay = {
  kind: KindId;
  day: ArrangeDay;
  /** Shows it in the panel; on the board, a tap on a row's button assigns it. */
  open: (target: Pick<Target, 'type' | 'id'> | null) => void;
  /** Offline, or looking at something old: nothing can be promised. */
  isFrozen: boolean;
};

export type Arranging = ShownDay & {
  /** What was open is placed: to the next that waits. */
  goOn: (placed: Target) => void;
  act: Act;
  tell: Tell;
  hint: Hint;
  /** How many changes of one's own were answered, done or refused: with each, advice is asked for anew. */
  answers: number;
  ask: Ask;
  askWhy: AskWhy;
};

/** Not what is open: whoever draws the day would draw it anew at each tap. */
const ArrangingContext = createContext<ShownDay | Arranging | null>(null);

export const ArrangingProvider = ArrangingContext.Provider;

export const useShownDay = (): ShownDay => {
  const shown = useContext(ArrangingContext);
  if (!shown) throw new Error('useShownDay stands outside ArrangingProvider');
  return shown;
};

const isArranging = (shown: ShownDay): shown is Arranging => 'act' in shown;

export const useArranging = (): Arranging => {
  const shown = useShownDay();
  if (!isArranging(shown)) throw new Error('useArranging stands where a day is only shown');
  return shown;
};
