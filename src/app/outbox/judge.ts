import { ApiError, OfflineError } from '../api/errors';
import { NoTokensError } from '../session/session';
import type { Reason } from './outbox';

/** The server has decided: trying again changes nothing. */
type Refused = { is: 'refused'; reason: Reason };

/** A trouble is nobody's known fault, so it is not tried for ever. */
export type Later = { is: 'later'; isTrouble: boolean; retryAfterMs: number | null };

const passing: ReadonlySet<string> = new Set([
  'not_signed_in',
  'service_closed',
  'temporarily_unavailable',
  'rate_limited',
]);

const later = (isTrouble: boolean, retryAfterMs: number | null = null): Later => ({
  is: 'later',
  isTrouble,
  retryAfterMs,
});

export const judge = (error: unknown): Refused | Later => {
  if (error instanceof OfflineError || error instanceof NoTokensError) return later(false);
  if (!(error instanceof ApiError) || error.code === 'internal_error') return later(true);
  const { code, fields, retryAfter } = error;
  if (passing.has(code)) return later(false, retryAfter === undefined ? null : retryAfter * 1000);
  return { is: 'refused', reason: { code, ...(fields && { fields }) } };
};
