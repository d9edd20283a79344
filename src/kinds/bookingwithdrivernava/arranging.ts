import * as v from 'valibot';
import type { ArrangingKind } from '../arranging';

const details = v.object({ driverWish: v.fallback(v.nullable(v.string()), null) });

export const arrangingWithDriverNava: ArrangingKind = {
  withDriver: true,
  pools: false,
  alone: () => false,
  wishedDriverId: (told) => v.parse(details, told).driverWish,
};
