import * as v from 'valibot';
import type { ArrangingKind } from '../arranging';

const details = v.object({ share: v.fallback(v.boolean(), true) });

export const arrangingDuringDay: ArrangingKind = {
  withDriver: true,
  pools: true,
  alone: (told) => !v.parse(details, told).share,
  wishedDriverId: () => null,
};
