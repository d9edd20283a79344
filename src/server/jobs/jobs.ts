import { forgetIdempotencyKeys } from './forget-idempotency-keys';
import type { Job } from './job';

/** Everything the clock does. */
export const jobs: readonly Job[] = [forgetIdempotencyKeys];
