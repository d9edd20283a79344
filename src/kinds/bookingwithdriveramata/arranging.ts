import type { ArrangingKind } from '../arranging';

export const arranging: ArrangingKind = {
  alone: () => false,
  flexibleMinutes: () => 0,
  wishedDriverId: () => null,
  returns: () => false,
  expectedKm: () => null,
  carries: () => null,
  wishes: () => [],
};
