import { createHash, randomBytes } from 'node:crypto';
import type { AuthorizeRequest } from './authorize-request';
import type { Grant } from './tokens';

const CODE_MS = 60_000;

type Waiting = { grant: Grant; request: AuthorizeRequest; until: number };

/** One-use codes, 60 seconds each. They may die with the process: the app just asks again. */
export const createCodes = (now: () => Date) => {
  const waiting = new Map<string, Waiting>();
  return {
    issue: (grant: Grant, request: AuthorizeRequest): string => {
      for (const [code, { until }] of waiting) if (until < now().getTime()) waiting.delete(code);
      const code = randomBytes(32).toString('base64url');
      waiting.set(code, { grant, request, until: now().getTime() + CODE_MS });
      return code;
    },
    redeem: (
      code: string,
      proof: { verifier: string; redirectUri: string },
    ): Waiting | undefined => {
      const found = waiting.get(code);
      waiting.delete(code);
      const challenge = createHash('sha256').update(proof.verifier).digest('base64url');
      return found &&
        found.until >= now().getTime() &&
        found.request.redirect_uri === proof.redirectUri &&
        found.request.code_challenge === challenge
        ? found
        : undefined;
    },
  };
};
