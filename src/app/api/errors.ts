import type { Conflict, FieldProblems, RefusalCode } from '#domain/refusal';

/** The server said no, or answered what nobody can read (`internal_error`). */
export class ApiError extends Error {
  readonly code: RefusalCode;
  readonly status: number;
  readonly fields: FieldProblems | undefined;
  readonly conflict: Conflict | undefined;
  /** Seconds to wait before trying again, when the server says so. */
  readonly retryAfter: number | undefined;

  constructor(
    code: RefusalCode,
    status: number,
    message: string,
    more: { fields?: FieldProblems; conflict?: Conflict; retryAfter?: number } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.code = code;
    this.status = status;
    this.fields = more.fields;
    this.conflict = more.conflict;
    this.retryAfter = more.retryAfter;
  }
}

/** Nobody answered: no network, or no server at the other end. Nothing is known of what happened to the request. */
export class OfflineError extends Error {
  constructor(cause?: unknown) {
    super('The server cannot be reached', { cause });
    this.name = 'OfflineError';
  }
}
