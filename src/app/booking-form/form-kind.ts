import type { ReactNode } from 'react';
import type { BookingOptions } from '#contract/booking-options';
import type { KindId } from '#domain/booking/kind-id';
import type { CommonDraft } from '#kinds/request/draft';
import type { RequestKind } from '#kinds/request/request-kind';
import type { Say } from '#words/message';
import type { FieldsOf } from './field';

export type FieldsProps<D> = {
  field: FieldsOf<D>;
  values: D;
  /** Several at once: what follows from one answer. */
  patch: (values: Partial<D>) => void;
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
  /** What only this kind asks; the rest is the kit's. */
  Fields: (props: FieldsProps<D>) => ReactNode;
};
