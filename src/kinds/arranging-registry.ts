import type { ArrangingKind } from './arranging';
import { byKind } from './by-kind';

/** Apart from `registry`, which the first screen loads: only the server needs it. */
export const arrangingOf = byKind(
  import.meta.glob<ArrangingKind>('./*/arranging.ts', { eager: true, import: 'arranging' }),
);
