import type { ArrangingKind } from '../arranging';

export const arrangingWithDriverAmata: ArrangingKind = {
  withDriver: true,
  pools: true,
  endsAtLastStop: true,
  alone: () => false,
  wishedDriverId: () => null,
  wishes: () => [],
};
