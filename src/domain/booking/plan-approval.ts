import { dayOf, daysBetween, type Instant } from '../dates/bangkok-time';
import type { Satang } from '../money';

const MOST_LEVELS = 3;

/** From which limit on one more level has to approve; null means never. Part of a kind's rules. */
export type ApprovalLimits = {
  /** As many days of the calendar, or more. */
  days: number | null;
  /** More than this. */
  estimate: Satang | null;
  urgent: boolean;
};

export const approvalReasons = ['several_days', 'over_limit', 'urgent'] as const;

export type ApprovalReason = (typeof approvalReasons)[number];

type PlannedRequest = {
  approvalLevels: number;
  startsAt: Instant;
  endsAt: Instant;
  isUrgent: boolean;
  estimate: Satang | null;
};

export type ApprovalPlan = { levels: number; reasons: readonly ApprovalReason[] };

/** Where nothing is to be approved, nothing becomes so by being long, dear or urgent. */
export const planApproval = (planned: PlannedRequest, limits: ApprovalLimits): ApprovalPlan => {
  if (planned.approvalLevels === 0) return { levels: 0, reasons: [] };
  const days = daysBetween(dayOf(planned.startsAt), dayOf(planned.endsAt)) + 1;
  const applies: Record<ApprovalReason, boolean> = {
    several_days: limits.days !== null && days >= limits.days,
    over_limit: limits.estimate !== null && (planned.estimate ?? 0) > limits.estimate,
    urgent: limits.urgent && planned.isUrgent,
  };
  const reasons = approvalReasons.filter((reason) => applies[reason]);
  const levels = planned.approvalLevels + (reasons.length > 0 ? 1 : 0);
  return { levels: Math.min(MOST_LEVELS, levels), reasons };
};
