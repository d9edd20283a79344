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

type RequestOutput = v.InferOutput<Schemas['request']>;
type DraftOutput = v.InferOutput<Schemas['draft']>;

// Interfaces have a name. A variant would be written out in the type of every call that takes one.
export interface RequestSchema extends v.GenericSchema<
  v.InferInput<Schemas['request']>,
  RequestOutput
> {}
export interface DraftSchema extends v.GenericSchema<v.InferInput<Schemas['draft']>, DraftOutput> {}

/** What somebody asks for, of whichever kind. */
export const bookingRequest: RequestSchema = v.variant('kind', kindIds.map(requestOf), 'invalid');

/** The same, half written. */
export const bookingDraft: DraftSchema = v.variant('kind', kindIds.map(draftOf));

export type BookingRequest = RequestOutput;
export type BookingDraft = DraftOutput;
