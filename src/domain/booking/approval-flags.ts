/** What an approver should look at before saying yes; whatever has any of it is not approved among many at once. */
export type ApprovalFlags = {
  /** Why it is asked for later than the notice period allows. */
  urgent: string | null;
  overtimeHours: number;
  /** The traveller's other bookings at that time. */
  overlaps: readonly { ref: string; startsAt: string; endsAt: string }[];
  /** Of the traveller, in the last year. */
  noShows: number;
};

export const isFlagged = ({ urgent, overtimeHours, overlaps, noShows }: ApprovalFlags): boolean =>
  urgent !== null || overtimeHours > 0 || overlaps.length > 0 || noShows > 0;
