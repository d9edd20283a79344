import type { BookingDraft, BookingRequest } from './booking-request';
import { byKind } from './by-kind';
import type { RequestKind } from './request/request-kind';

/** Apart from `registry`, which the first screen loads: rules and rows come with a form, or in the server. */
export const askingOf = byKind(
  import.meta.glob<RequestKind<BookingRequest, BookingDraft>>('./*/asking.ts', {
    eager: true,
    import: 'asking',
  }),
);
