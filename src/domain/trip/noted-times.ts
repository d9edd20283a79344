export const notedTimes = ['depart', 'complete', 'record-times'] as const;

/** What somebody noted of a trip, and how it stood before and after: a wrong tap is taken back. */
export type NotedTimes = {
  tripId: string;
  action: (typeof notedTimes)[number];
  before: unknown;
  after: unknown;
};
