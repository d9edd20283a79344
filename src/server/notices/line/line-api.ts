import * as v from 'valibot';
import { PATIENCE_MS, type Outcome } from '../channel';

/** The Messaging API of LINE. */
export const LINE_API = 'https://api.line.me';

type Options = { token: string; api: string };

const quota = v.object({ type: v.string(), value: v.optional(v.number()) });
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

  const read = async <S extends v.GenericSchema>(path: string, schema: S) =>
    v.parse(schema, await (await call(path)).json());

  return {
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
    usedShare: async (): Promise<number> => {
      const { value } = await read('/v2/bot/message/quota', quota);
      if (value === undefined) return 0;
      const { totalUsage } = await read('/v2/bot/message/quota/consumption', consumption);
      return value === 0 ? 1 : totalUsage / value;
    },
  };
};

export type LineApi = ReturnType<typeof lineApi>;
