import * as v from 'valibot';
import { PATIENCE_MS, type Outcome } from '../channel';

/** The Messaging API of LINE. */
export const LINE_API = 'https://api.line.me';

/** The company's Official Account, and where it is befriended. */
export type LineAccount = { name: string; url: string };

type Options = { token: string; api: string };

const quota = v.object({ type: v.string(), value: v.optional(v.number()) });
const botInfo = v.object({ basicId: v.string(), displayName: v.string() });
const consumption = v.object({ totalUsage: v.number() });

const outcomeOf = ({ status }: Response): Outcome => {
  const error = `LINE answered ${status}`;
  // 409: it has taken the message of this retry key already.
  if (status === 200 || status === 409) return { is: 'sent' };
  return { is: status === 429 || status >= 500 ? 'later' : 'dead', error };
};

export const lineApi = ({ token, api }: Options) => {
  const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
    fetch(`${api}${path}`, {
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...headers,
      },
      signal: AbortSignal.timeout(PATIENCE_MS),
    });

  /** What LINE says, or what it refused with. */
  const read = async <S extends v.GenericSchema>(
    path: string,
    schema: S,
  ): Promise<{ found: v.InferOutput<S> } | { refused: Outcome }> => {
    const answer = await call(path);
    if (answer.ok) return { found: v.parse(schema, await answer.json()) };
    await answer.body?.cancel();
    return { refused: outcomeOf(answer) };
  };

  let account: LineAccount | undefined;

  return {
    /** Asks once whether the token is good, and whose account it is. */
    verify: async (): Promise<void> => {
      const info = await read('/v2/bot/info', botInfo);
      if ('refused' in info) throw new Error('error' in info.refused ? info.refused.error : '');
      const { basicId, displayName: name } = info.found;
      account = { name, url: `https://line.me/R/ti/p/${encodeURIComponent(basicId)}` };
    },

    /** Where codes are sent to; nothing while LINE has not said it. */
    account: (): LineAccount | undefined => account,

    push: async (to: string, text: string, retryKey: string): Promise<Outcome> => {
      const body = { to, messages: [{ type: 'text', text }] };
      const answer = await call('/v2/bot/message/push', body, { 'x-line-retry-key': retryKey });
      await answer.body?.cancel();
      return outcomeOf(answer);
    },

    reply: async (replyToken: string, text: string): Promise<void> => {
      const body = { replyToken, messages: [{ type: 'text', text }] };
      const answer = await call('/v2/bot/message/reply', body);
      await answer.body?.cancel();
    },

    /** How much of this month's messages is used, from 0 to 1; 0 without a limit. */
    usedShare: async (): Promise<number | Outcome> => {
      const limit = await read('/v2/bot/message/quota', quota);
      if ('refused' in limit) return limit.refused;
      const { value } = limit.found;
      if (value === undefined) return 0;
      const used = await read('/v2/bot/message/quota/consumption', consumption);
      if ('refused' in used) return used.refused;
      return value === 0 ? 1 : used.found.totalUsage / value;
    },
  };
};

export type LineApi = ReturnType<typeof lineApi>;
