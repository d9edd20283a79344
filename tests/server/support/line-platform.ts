import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import type { Deps } from '../../../src/server/deps';
import { listenHere } from './listen-here';

export const channelSecret = '0123456789abcdef0123456789abcdef';

/** Takes every message, for tests of something else. */
export const takingLine: NonNullable<Deps['line']> = {
  secret: channelSecret,
  publicOrigin: 'https://carpool.example',
  api: {
    verify: () => Promise.resolve(),
    account: () => undefined,
    push: () => Promise.resolve({ is: 'sent' }),
    reply: () => Promise.resolve(),
    usedShare: () => Promise.resolve(0),
  },
};

/** As the reference of the Messaging API has them: nothing more, nothing less. */
const messages = v.pipe(
  v.array(
    v.strictObject({
      type: v.literal('text'),
      text: v.pipe(v.string(), v.minLength(1), v.maxLength(5000)),
    }),
  ),
  v.minLength(1),
  v.maxLength(5),
);
const push = v.strictObject({ to: v.pipe(v.string(), v.regex(/^U[0-9a-f]{32}$/)), messages });
const reply = v.strictObject({ replyToken: v.string(), messages });

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type Sent = { path: string; headers: IncomingHttpHeaders; text: string; to: string };

/** LINE's side: it takes what has the published shape, answers a retry key once, and counts. */
export const openLinePlatform = async ({ limit = 500, used = 0 } = {}) => {
  const sent: Sent[] = [];
  const keys = new Set<string>();
  const answers: number[] = [];
  let totalUsage = used;

  const take = async (request: IncomingMessage): Promise<[number, object]> => {
    const { url: path = '', headers } = request;
    if (headers.authorization !== 'Bearer a-token') return [401, { message: 'no token' }];
    if (path === '/v2/bot/info')
      return [200, { userId: `U${'0'.repeat(32)}`, basicId: '@carpool', displayName: 'Car Pool' }];
    if (path === '/v2/bot/message/quota') return [200, { type: 'limited', value: limit }];
    if (path === '/v2/bot/message/quota/consumption') return [200, { totalUsage }];
    const body = await json(request);
    const status = answers.shift();
    if (status !== undefined) return [status, { message: 'no' }];
    if (path === '/v2/bot/message/reply' && v.is(reply, body)) {
      sent.push({ path, headers, to: body.replyToken, text: body.messages[0]?.text ?? '' });
      return [200, {}];
    }
    const key = String(headers['x-line-retry-key']);
    if (path !== '/v2/bot/message/push' || !v.is(push, body) || !UUID.test(key))
      return [400, { message: 'The request body has 1 error(s)' }];
    if (keys.has(key)) return [409, { message: 'The retry key is already accepted' }];
    keys.add(key);
    totalUsage += 1;
    sent.push({ path, headers, to: body.to, text: body.messages[0]?.text ?? '' });
    return [200, { sentMessages: [{ id: String(sent.length) }] }];
  };

  const url = await listenHere((request, response) => {
    void take(request).then(([status, answer]) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answer));
    });
  });
  return {
    sent,
    url,
    answerWith: (...statuses: number[]) => answers.push(...statuses),
  };
};

/** What LINE's server sends to ours, signed over its very bytes. */
export const webhookRequest = (events: readonly object[], secret = channelSecret): RequestInit => {
  const body = JSON.stringify({ destination: 'Uxxx', events });
  const signature = createHmac('sha256', secret).update(body).digest('base64');
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-line-signature': signature },
    body,
  };
};

export const textFrom = (userId: string, text: string) => ({
  type: 'message',
  mode: 'active',
  timestamp: 1,
  webhookEventId: 'w',
  deliveryContext: { isRedelivery: false },
  source: { type: 'user', userId },
  replyToken: `reply-to-${userId}`,
  message: { type: 'text', id: '1', quoteToken: 'q', text },
});
