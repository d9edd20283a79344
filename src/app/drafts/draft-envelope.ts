import * as v from 'valibot';
import { owner } from './owner';

const draftEnvelope = v.object({
  v: v.literal(1),
  owner,
  savedAt: v.number(),
  clientRequestId: v.string(),
  content: v.unknown(),
});

export type DraftEnvelope = v.InferOutput<typeof draftEnvelope>;

export const readEnvelope = (value: unknown): DraftEnvelope | null => {
  const result = v.safeParse(draftEnvelope, value);
  return result.success ? result.output : null;
};

export const newest = (
  ...envelopes: readonly (DraftEnvelope | null | undefined)[]
): DraftEnvelope | null =>
  envelopes.reduce<DraftEnvelope | null>(
    (best, next) => (next && next.savedAt > (best?.savedAt ?? -Infinity) ? next : best),
    null,
  );
