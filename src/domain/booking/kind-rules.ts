/** The rules of a kind that its admins may change: one row of the table `kind`. Times are `HH:mm`. */
export type KindRules = {
  noticeMinutes: number;
  horizonDays: number;
  longestMinutes: number;
  bufferMinutes: number;
  cancelCutoffMinutes: number;
  approvalLevels: number;
  serviceFrom: string;
  serviceTo: string;
  /** ISO weekdays. */
  serviceDays: readonly number[];
  /** After this time only tomorrow can be booked; null where any day of the horizon can. */
  dayCutoff: string | null;
};
