/** What an approver should look at first. A request with a flag cannot be approved together with others. */
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
