import * as v from 'valibot';
import { refusalCodes } from '#domain/refusal';
import { owner } from '../drafts/owner';

const text = v.nullable(v.string());

const askedCard = v.object({
  startsAt: text,
  endsAt: text,
  from: text,
  to: text,
  seats: v.number(),
});

export type AskedCard = v.InferOutput<typeof askedCard>;

const outboxEntry = v.object({
  v: v.literal(1),
  /** The `Idempotency-Key`: the same at every attempt. */
  key: v.string(),
  owner,
  endpoint: v.string(),
  input: v.record(v.string(), v.unknown()),
  /** What the person reads in the list, in both languages. */
  label: v.object({ th: v.string(), en: v.string() }),
  /** What a card of it shows, of a request for a booking. */
  card: v.exactOptional(askedCard),
  createdAt: v.number(),
  /** Until then it can be taken back: it lies here only so that it survives the phone. */
  heldUntil: v.exactOptional(v.number()),
  /** Counted before each attempt, so that a crash in the middle of one is known. */
  attempts: v.number(),
  /** Answers that say nothing of the request itself, since the last person's tap. */
  troubles: v.number(),
  /** Why it needs attention; absent while it waits. */
  refusal: v.exactOptional(
    v.object({
      // A code of a later version of the app.
      code: v.fallback(v.picklist(refusalCodes), 'internal_error'),
      fields: v.exactOptional(v.record(v.string(), v.string())),
    }),
  ),
});

/** A request on its way, as it lies on the device. */
export type OutboxEntry = v.InferOutput<typeof outboxEntry>;

export const readEntry = (value: unknown): OutboxEntry | null => {
  const result = v.safeParse(outboxEntry, value);
  return result.success ? result.output : null;
};
