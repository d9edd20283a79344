import type { BookingDraft } from './booking-request';
import { byKind } from './by-kind';
import type { OwnFacts } from './request/own-facts';

// `request` is no kind: it has a file of this name without such facts, and then nothing could be built.
export const ownFactsOf = byKind(
  import.meta.glob<OwnFacts<BookingDraft>>(['./*/facts.ts', '!./request/facts.ts'], {
    eager: true,
    import: 'ownFacts',
  }),
);
