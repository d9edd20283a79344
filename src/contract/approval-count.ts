import * as v from 'valibot';

const id = v.pipe(v.string(), v.uuid('invalid'));

/** Every phone has these; the rest of an approver's is laid on theirs only. */
export const approvalId = v.object({ id });

export const approvalCount = v.object({ waiting: v.number() });

export type ApprovalCount = v.InferOutput<typeof approvalCount>;
