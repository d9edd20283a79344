import * as v from 'valibot';
import { kindIds } from '#kinds/registry';

export const scopes = ['upcoming', 'waiting', 'past', 'cancelled'] as const;
export const roles = ['mine', 'for_me', 'by_me'] as const;

/** Which list, how filtered, and which booking is open: a link reproduces the view, Back closes the booking. */
export const bookingSearch = v.object({
  scope: v.fallback(v.optional(v.picklist(scopes)), undefined),
  kind: v.fallback(v.optional(v.picklist(kindIds)), undefined),
  role: v.fallback(v.optional(v.picklist(roles)), undefined),
  booking: v.fallback(v.optional(v.string()), undefined),
  /** With which of its car's forms it opens. */
  handover: v.fallback(v.optional(v.picklist(['collect', 'return', 'extend'])), undefined),
});

export type BookingSearch = v.InferOutput<typeof bookingSearch>;
