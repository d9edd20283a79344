import type { Day } from '#domain/dates/bangkok-time';

/** A paper of a car or a driver that is about to lapse. */
export type Expiring = {
  /** Of the paper: with its date, what is told only once. */
  id: string;
  subject: 'car' | 'driver';
  subjectId: string;
  expiresOn: Day;
  params: Readonly<Record<string, string>>;
  /** Whose business it is. */
  adminIds: readonly string[];
};
