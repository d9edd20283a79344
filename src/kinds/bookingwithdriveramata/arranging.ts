import type { ArrangingKind } from '../arranging';

export const arranging: ArrangingKind = {
  alone: () => false,
  wishedDriverId: () => null,
  wishes: () => [],
};
