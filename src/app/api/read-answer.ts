import * as v from 'valibot';
import type { GenericSchema } from 'valibot';
import { errorBody } from '#contract/error';
import { ApiError } from './errors';
import type { Answered } from './send';

const retryAfterOf = (headers: Headers): { retryAfter?: number } => {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return Number.isFinite(seconds) ? { retryAfter: seconds } : {};
};

export const errorOf = ({ status, body, headers }: Answered): ApiError => {
  const parsed = v.safeParse(errorBody, body);
  if (!parsed.success) {
    const code = status === 401 ? 'not_signed_in' : 'internal_error';
    return new ApiError(code, status, `The server answered ${status}`, retryAfterOf(headers));
  }
  const { code, message, fields, conflict } = parsed.output.error;
  return new ApiError(code, status, message, {
    ...(fields && { fields }),
    ...(conflict && { conflict }),
    ...retryAfterOf(headers),
  });
};

export const readOutput = <T>(
  name: string,
  output: GenericSchema<unknown, T>,
  { status, body }: Answered,
): T => {
  const parsed = v.safeParse(output, body);
  if (parsed.success) return parsed.output;
  throw new ApiError(
    'internal_error',
    status,
    `The answer to ${name} is not what the contract says`,
  );
};
