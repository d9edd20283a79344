import * as v from 'valibot';
import { id, optionalText } from '#kinds/request/common';
import { signInName } from './user-fields';

export const personAccount = v.object({
  id,
  name: v.string(),
  signInName: v.nullable(v.string()),
  /** An account is tied to this person; another one is none of theirs. */
  hasSignedIn: v.boolean(),
});

const accountChange = v.object({
  id,
  name: v.string(),
  employeeNo: v.nullable(v.string()),
  from: v.nullable(v.string()),
  to: v.nullable(v.string()),
  /** The next sign-in with the name ties an account anew. */
  releases: v.boolean(),
  reason: v.nullable(v.string()),
  by: v.string(),
  at: v.string(),
  /** Neither who asked nor whom it concerns. */
  mayConfirm: v.boolean(),
});

export const accountChanges = v.object({ changes: v.array(accountChange) });

export const accountProposal = v.object({ personId: id, signInName, reason: optionalText(500) });

export const accountDecision = v.object({ confirm: v.boolean() });

export type PersonAccount = v.InferOutput<typeof personAccount>;
export type AccountChange = v.InferOutput<typeof accountChange>;
export type AccountChanges = v.InferOutput<typeof accountChanges>;
