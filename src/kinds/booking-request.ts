import * as v from 'valibot';
import type * as all from './all';
import { byKind } from './by-kind';
import { kindIds, type KindId } from './registry';

type Schemas = NonNullable<(typeof all)[KindId]['request']>;

const requestOf = byKind(
  import.meta.glob<Schemas['request']>('./*/request.ts', { eager: true, import: 'request' }),
);
const draftOf = byKind(
  import.meta.glob<Schemas['draft']>('./*/request.ts', { eager: true, import: 'draft' }),
);

/** What somebody asks for, of whichever kind. */
export const bookingRequest = v.variant('kind', kindIds.map(requestOf), 'invalid');

/** The same, half written. */
export const bookingDraft = v.variant('kind', kindIds.map(draftOf));

export type BookingRequest = v.InferOutput<typeof bookingRequest>;
export type BookingDraft = v.InferOutput<typeof bookingDraft>;
