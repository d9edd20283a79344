/** How far a reported problem has come. */
export const reportStates = ['open', 'in_progress', 'resolved'] as const;

export type ReportState = (typeof reportStates)[number];
