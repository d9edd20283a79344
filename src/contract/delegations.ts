import * as v from 'valibot';
import { day, id, optionalText } from '#kinds/request/common';

/** Both days whole, as in Bangkok. */
export const newDelegation = v.object({
  toId: id,
  from: day,
  until: day,
  reason: optionalText(500),
});

const delegation = v.object({
  id: v.string(),
  version: v.number(),
  /** Who stands in, or for whom I do. */
  name: v.string(),
  from: v.string(),
  until: v.string(),
  isNow: v.boolean(),
  reason: v.nullable(v.string()),
});

/** What is not over yet. */
export const delegations = v.object({
  given: v.array(delegation),
  received: v.array(delegation),
});

export type Delegations = v.InferOutput<typeof delegations>;
export type Delegation = v.InferOutput<typeof delegation>;
