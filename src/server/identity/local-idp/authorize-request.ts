import * as v from 'valibot';
import { isLoopback } from './is-loopback';

/** Codes and people are sent only to this machine or to the one public origin. */
export const isAllowedRedirect = (uri: string, publicOrigin: string): boolean => {
  if (!URL.canParse(uri)) return false;
  const { origin, hostname, protocol } = new URL(uri);
  return origin === publicOrigin || (isLoopback(hostname) && /^https?:$/.test(protocol));
};

const authorizeRequest = v.object({
  client_id: v.string(),
  redirect_uri: v.string(),
  response_type: v.literal('code'),
  response_mode: v.optional(v.picklist(['fragment', 'query']), 'fragment'),
  scope: v.optional(v.string(), 'openid'),
  state: v.optional(v.string(), ''),
  nonce: v.optional(v.string()),
  code_challenge: v.pipe(v.string(), v.minLength(43), v.maxLength(128)),
  code_challenge_method: v.literal('S256'),
  prompt: v.optional(v.string(), ''),
  login_hint: v.optional(v.string()),
});

export type AuthorizeRequest = v.InferOutput<typeof authorizeRequest>;

export const parseAuthorizeRequest = (
  query: Record<string, string>,
  { clientId, publicOrigin }: { clientId: string; publicOrigin: string },
): AuthorizeRequest | undefined => {
  const result = v.safeParse(authorizeRequest, query);
  if (!result.success || result.output.client_id !== clientId) return undefined;
  return isAllowedRedirect(result.output.redirect_uri, publicOrigin) ? result.output : undefined;
};

export const answerUri = (request: AuthorizeRequest, answer: Record<string, string>): string => {
  const uri = new URL(request.redirect_uri);
  const params = new URLSearchParams({
    ...answer,
    ...(request.state ? { state: request.state } : {}),
  });
  if (request.response_mode === 'fragment') uri.hash = params.toString();
  else uri.search = params.toString();
  return uri.href;
};
