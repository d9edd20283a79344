import type { ReactNode } from 'react';
import type { BookingOptions } from '#contract/booking-options';
import type { BookingDetail } from '#contract/bookings';
import type { CarWish } from '#domain/fleet/free-cars';
import type { KindId } from '#kinds/registry';
import type { CommonDraft } from '#kinds/request/draft';
import type { Facts } from '#kinds/request/facts';
import type { RequestKind } from '#kinds/request/request-kind';
import type { Say } from '#words/message';
import type { FieldsOf } from '../form/field';
import type { Repeat } from './form-content';

export type FieldsProps<D> = {
  field: FieldsOf<D>;
  values: D;
  /** Several at once: what follows from one answer. */
  patch: (values: Partial<D>) => void;
  /** The further dates of the same request; a booking that is changed has none. */
  repeat: { value: Repeat; set: (repeat: Repeat) => void } | null;
};

export type Telling = {
  say: Say;
  options: BookingOptions;
  nameOf: (id: string) => string | undefined;
};

/** What a card says of a request before the server has made a booking of it. */
export type Outline = {
  startsAt: string | null;
  endsAt: string | null;
  /** Where the draft itself does not say the places. */
  from?: string | null;
  to?: string | null;
  seats: number;
  /** What else somebody checks before sending: a class, a wish. */
  details: readonly string[];
};

/** A kind's form as the kit needs it: a fifth kind is one more of these. */
export type FormKind<D extends CommonDraft> = {
  kind: KindId;
  request: RequestKind<{ kind: KindId }, D>;
  outline: (draft: D, telling: Telling) => Outline;
  repeats: boolean;
  /** Sooner than the notice period, with a reason. */
  allowsUrgent: boolean;
  /** People by name; else the kind counts them itself. */
  namesCompanions: boolean;
  /** What the rules judge this draft by and the choices say, such as its departure. */
  facts?: (draft: D, options: BookingOptions) => Partial<Facts>;
  /** What only this kind asks; the rest is the kit's. */
  Fields: (props: FieldsProps<D>) => ReactNode;
  /** Of a kind whose cars can be foreseen: the one that it asks for, and for how long. */
  wish?: (draft: D) => CarWish | null;
  /** When the others take their traveller, as far as the draft says so. */
  takes?: (draft: D, options: BookingOptions) => Pick<Outline, 'startsAt' | 'endsAt'> | null;
  /** Problems of what is not asked yet, because it follows from another answer. */
  unasked?: (draft: D) => readonly string[];
  /** What few people need, folded away unless `hasMore`. */
  More?: (props: FieldsProps<D>) => ReactNode;
  hasMore?: (draft: D) => boolean;
  /** What of it can be said in the line that it is folded to. */
  moreInWords?: (draft: D, say: Say) => (string | false)[];
  /** What only this kind says before sending, of all the dates. */
  Notes?: (props: { dates: readonly D[] }) => ReactNode;
  /** What only this kind says of a date that the server has. */
  Arrived?: (props: { draft: D; booking: BookingDetail }) => ReactNode;
};
