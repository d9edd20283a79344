import type { GenericSchema } from 'valibot';
import type { Action } from '#domain/access/can';
import type { RefusalCode } from '#domain/refusal';

/** How often one person may call: classes have budgets of their own. */
export type LimitClass = 'read' | 'write' | 'search' | 'upload' | 'live';

/**
 * One call of the API as data. Routes, validation, typed client, tests and OpenAPI are all made from it.
 * `action` is what the caller must be allowed to do: asked of `can()` at the door, before anything is read. The use-case
 * asks only what the row decides. An action of one kind finds its kind in the path, as `:kind`.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the host, with `:name` for a parameter: `/employee/bookings/:id`. */
  path: `/${string}`;
  summary: string;
  action: Action;
  params?: GenericSchema;
  query?: GenericSchema;
  body?: GenericSchema;
  output: GenericSchema;
  /** Answers besides 200 that are no errors and have a shape of their own. */
  otherAnswers?: Readonly<Record<number, GenericSchema>>;
  refusals: readonly RefusalCode[];
  /** Sent with an `Idempotency-Key`: repeating it changes nothing and gives the first answer again. */
  idempotent?: true;
  /** Sent with the version it read in `If-Match`. */
  versioned?: true;
  /** The largest body in bytes, where it may be larger than others. */
  bodyLimit?: number;
  /** Counted as this; else a GET as a read and all others as writes. */
  limit?: LimitClass;
  /** Read from the rows that are made for reports: what changed since they were made is made ready first. */
  readsReports?: true;
  /** Still answered for employees while the service is closed. */
  whenClosed?: true;
};

export type Contract = Readonly<Record<string, Endpoint>>;
