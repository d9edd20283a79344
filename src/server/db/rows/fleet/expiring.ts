import type { Day } from '#domain/dates/bangkok-time';

/** A paper of a car or a driver, or a contract with a provider, that is about to lapse. */
export type Expiring = {
  /** Of the paper: with its date, what is told only once. */
  id: string;
  subject: 'car' | 'driver' | 'provider';
  subjectId: string;
  expiresOn: Day;
  params: Readonly<Record<string, string>>;
  /** Whose business it is. */
  adminIds: readonly string[];
};
