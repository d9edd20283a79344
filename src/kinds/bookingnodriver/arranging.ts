import type { ArrangingKind } from '../arranging';

export const arrangingNoDriver: ArrangingKind = {
  withDriver: false,
  pools: false,
  alone: () => false,
  wishedDriverId: () => null,
};
