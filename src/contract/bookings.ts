import * as v from 'valibot';
import { bookingStates } from '#domain/booking/states';
import { kindIds } from '#kinds/registry';
import { mediaTypes } from '#domain/files/media-type';
import { bookingDraft, bookingRequest } from '#kinds/booking-request';
import { askedFor } from './asked-for';

const id = v.pipe(v.string(), v.uuid('invalid'));
const money = v.string();
const nullableText = v.nullable(v.string());

/** What somebody asks for: one movement or rental of one kind. */
export const newBooking = bookingRequest;

/** What a list shows, and a card: enough to answer when, where, which car and who drives. */
export const bookingCard = v.object({
  id,
  ref: v.string(),
  kind: v.picklist(kindIds),
  status: v.picklist(bookingStates),
  version: v.number(),
  startsAt: v.string(),
  endsAt: v.string(),
  from: nullableText,
  to: nullableText,
  seats: v.number(),
  traveller: v.string(),
  requestedByMe: v.boolean(),
  forMe: v.boolean(),
  boardingCode: nullableText,
  meetingPoint: nullableText,
  /** The place in the queue of a full shuttle. */
  waitlistPlace: v.nullable(v.number()),
  offerExpiresAt: nullableText,
  /** The seat is kept until then; in the last hour whoever takes it first has it. */
  offerHolds: v.optional(v.boolean(), true),
  car: v.nullable(
    v.object({
      plate: v.string(),
      province: nullableText,
      description: v.string(),
      colour: v.string(),
      photoId: v.nullable(id),
    }),
  ),
  driver: v.nullable(v.object({ name: v.string(), phone: nullableText })),
  canRate: v.boolean(),
  /** Who decides about it now; a list of before this was said knows nobody. */
  waitingFor: v.optional(v.array(v.object({ name: v.string(), phone: nullableText })), []),
  /** What this person, who drives themselves, has to do with the car next, and from when it can be done. */
  handover: v.optional(
    v.nullable(v.object({ is: v.picklist(['collect', 'return']), from: v.string() })),
    null,
  ),
});

export const bookingQuery = v.object({
  scope: v.optional(
    v.picklist(['upcoming', 'waiting', 'past', 'cancelled'], 'invalid'),
    'upcoming',
  ),
  kind: v.optional(v.picklist(kindIds, 'invalid')),
  role: v.optional(v.picklist(['mine', 'for_me', 'by_me'], 'invalid'), 'mine'),
  /** Where the page before ended. */
  after: v.optional(v.pipe(v.string(), v.maxLength(200, 'too_long'))),
});

/** A request that came to nothing, in the reader's words, until the notice of it is read or its day is over. */
const lostRequest = v.object({
  noticeId: id,
  bookingId: id,
  startsAt: v.string(),
  title: v.string(),
  sentence: v.string(),
  /** What whoever refused it wrote. */
  reason: nullableText,
});

export const bookingPage = v.object({
  bookings: v.array(bookingCard),
  next: nullableText,
  /** With the first page of what waits, as nobody waits for it any more. */
  lost: v.optional(v.array(lostRequest), []),
});

/** For whom it is waiting now, or what happened and who did it. */
const timelineEntry = v.object({
  at: v.string(),
  action: v.string(),
  by: nullableText,
  reason: nullableText,
  /** Until when a car is kept, where that was moved. */
  until: v.optional(nullableText, null),
});

export const bookingDetail = v.object({
  ...bookingCard.entries,
  /** As it was asked for; a draft, because an older booking may lack what is asked today. */
  request: bookingDraft,
  /** Names for the ids in `request`, so that it reads offline. */
  names: v.record(v.string(), v.string()),
  /** The papers of `request.attachmentIds`, in their order; `readFile` gives the content. */
  attachments: v.array(v.object({ id, name: v.string(), mediaType: v.picklist(mediaTypes) })),
  /** Of what has no car yet and is served in turn: the place in the queue, and between when it is picked up. */
  queue: v.nullable(v.object({ place: v.number(), from: v.string(), to: v.string() })),
  waitingFor: v.array(v.object({ name: v.string(), phone: nullableText })),
  timeline: v.array(timelineEntry),
  estimate: v.nullable(
    v.object({ total: money, parts: v.array(v.object({ label: v.string(), amount: money })) }),
  ),
  pendingChange: v.boolean(),
  /** What the change would make of it, while it can still be had; the form goes on from its request. */
  change: v.optional(
    v.nullable(v.object({ request: bookingDraft, before: askedFor, after: askedFor })),
    null,
  ),
  /** What this person may do now, by the state table. */
  may: v.object({
    edit: v.boolean(),
    cancel: v.boolean(),
    /** It was returned: changing it, or not, sends it again. */
    resubmit: v.boolean(),
    takeOffer: v.boolean(),
    /** Named as a driver: the car, its keys and photos are theirs. What a phone kept from before does not say. */
    drive: v.optional(v.boolean(), true),
  }),
  cancelIsLate: v.boolean(),
});

export const cancelBooking = v.object({
  reason: v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(500, 'too_long'))), null),
});

/** The booking that the request would change. */
export const previewQuery = v.object({ changing: v.optional(id) });

/** What sending this request would mean, before it is sent. */
export const bookingPreview = v.object({
  approvers: v.array(v.string()),
  needsApproval: v.boolean(),
  urgent: v.boolean(),
  fields: v.record(v.string(), v.string()),
  estimate: bookingDetail.entries.estimate,
  /** Of the wish, all the while: none is a warning, somebody may still give one back. Null where seats count, or one stands. */
  freeCars: v.nullable(v.number()),
  /** Sent like this it loses the car that is arranged for it, and waits for another. */
  givesUpCar: v.optional(v.boolean(), false),
  overlaps: v.array(v.object({ id, ref: v.string(), startsAt: v.string(), endsAt: v.string() })),
  /** A sentence: how long this way takes others, where enough of them drove it. */
  usualWay: nullableText,
});

/** Where this person is likely to go next, the likeliest first: made of the own history, and of counts of the department's. */
export const whereTo = v.object({
  /** As it was last asked for, at the next time that its habit and the rules allow. */
  trips: v.array(
    v.object({
      bookingId: id,
      kind: v.picklist(kindIds),
      from: nullableText,
      to: v.string(),
      startsAt: v.string(),
    }),
  ),
  /** Further places, and the kind by which they are mostly reached. */
  places: v.array(v.object({ placeId: id, name: v.string(), kind: v.picklist(kindIds) })),
});

export type BookingCard = v.InferOutput<typeof bookingCard>;
export type LostRequest = v.InferOutput<typeof lostRequest>;
export type BookingPage = v.InferOutput<typeof bookingPage>;
export type BookingDetail = v.InferOutput<typeof bookingDetail>;
export type WhereTo = v.InferOutput<typeof whereTo>;
export type BookingPreview = v.InferOutput<typeof bookingPreview>;
