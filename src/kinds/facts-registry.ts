import type { BookingDraft } from './booking-request';
import { byKind } from './by-kind';
import type { OwnFacts } from './request/own-facts';

export const ownFactsOf = byKind(
  import.meta.glob<OwnFacts<BookingDraft>>('./*/facts.ts', { eager: true, import: 'ownFacts' }),
);
