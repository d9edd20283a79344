import type { Context } from 'hono';
import type { ErrorBody } from '#contract/error';
import type { Refusal } from '#domain/refusal';
import { refusals } from '#words/refusals';
import type { AppEnv } from './app-env';
import { refusalStatus, usualRetryAfter } from './refusal-status';

/** Every error of the API leaves here, in its one shape and in the reader's language. */
export const answerRefusal = (
  c: Context<AppEnv>,
  { code, fields, conflict, retryAfter }: Refusal,
): Response => {
  const seconds = retryAfter ?? usualRetryAfter[code];
  if (seconds !== undefined) c.header('Retry-After', String(seconds));
  const body: ErrorBody = {
    error: {
      code,
      message: refusals[code][c.get('language')],
      ...(fields && { fields }),
      ...(conflict && { conflict }),
      requestId: c.get('requestId'),
    },
  };
  return c.json(body, refusalStatus[code]);
};
