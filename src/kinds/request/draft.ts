import * as v from 'valibot';
import { vehicleClasses } from '#domain/booking/vehicle-class';

/**
 * A request while it is being written: the same fields, any of them missing or half typed. A request is a draft too,
 * so that editing, copying and booking again all begin from one.
 */
export const orNothing = <const S extends v.GenericSchema>(schema: S) =>
  v.optional(v.nullable(schema), null);

/** Text, ids, days and moments alike. */
export const typed = orNothing(v.string());
export const figure = orNothing(v.number());
export const ticked = (otherwise: boolean) => v.optional(v.boolean(), otherwise);
export const wishedClass = orNothing(v.picklist(vehicleClasses));

export const placeDraft = orNothing(
  v.variant('type', [
    v.object({ type: v.literal('known'), placeId: v.string() }),
    v.object({ type: v.literal('text'), text: v.string() }),
  ]),
);

const colleagueDraft = v.object({ type: v.literal('colleague'), personId: v.nullable(v.string()) });
const guestDraft = v.object({ type: v.literal('guest'), name: v.string(), phone: typed });

export const commonDraft = {
  forWhom: v.optional(
    v.variant('type', [v.object({ type: v.literal('myself') }), colleagueDraft, guestDraft]),
    { type: 'myself' },
  ),
  contactPhone: typed,
  costCentreId: typed,
  purposeCode: typed,
  purposeText: typed,
  note: typed,
  attachmentIds: v.optional(v.array(v.string()), []),
  urgentReason: typed,
  groupId: typed,
  companions: v.optional(v.array(v.variant('type', [colleagueDraft, guestDraft])), []),
};

const common = v.object(commonDraft);

export type PlaceDraft = v.InferOutput<typeof placeDraft>;
export type CommonDraft = v.InferOutput<typeof common>;
