import * as v from 'valibot';

/** Every phone has it; the rest of an approver's is laid on theirs only. */
export const approvalCount = v.object({ waiting: v.number() });

export type ApprovalCount = v.InferOutput<typeof approvalCount>;
