import type { GenericSchema } from 'valibot';
import type { RefusalCode } from '#domain/refusal';

/**
 * One call of the API as data. Routes, validation, typed client, tests and OpenAPI are all made from it.
 * `who` is what the documents say and what the access tests expect; the use-case itself decides by `can()`.
 * `verified` serves an account without an employee record too, and only reads.
 */
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the host, with `:name` for a parameter: `/employee/bookings/:id`. */
  path: `/${string}`;
  summary: string;
  who: 'anyone' | 'verified' | 'signed-in' | 'employee' | 'admin';
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
  /** Still answered for employees while the service is closed. */
  whenClosed?: true;
};

export type Contract = Readonly<Record<string, Endpoint>>;
