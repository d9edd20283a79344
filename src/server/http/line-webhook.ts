import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import * as v from 'valibot';
import { lineLinked, lineNotLinked } from '#words/notice-line';
import type { Deps } from '../deps';
import { writeTransaction } from '../db/write-transaction';
import { lineRepository } from '../db/repositories/notices/line.repository';
import { answerRefusal } from './answer';
import type { AppEnv } from './app-env';

export const lineWebhookPath = '/line/webhook';

const message = v.object({
  type: v.literal('message'),
  replyToken: v.string(),
  source: v.object({ userId: v.string() }),
  message: v.object({ type: v.literal('text'), text: v.string() }),
});
const unfollow = v.object({
  type: v.literal('unfollow'),
  source: v.object({ userId: v.string() }),
});
/** Of the many kinds of events only two are ours. */
const body = v.object({
  events: v.array(v.union([message, unfollow, v.object({ type: v.string() })])),
});

type LineEvent = v.InferOutput<typeof body>['events'][number];
type Needs = Pick<Deps, 'db' | 'now'> & { line: NonNullable<Deps['line']> };

/** LINE signs the very bytes that it sends. */
const isSigned = (secret: string, raw: Buffer, signature: string): boolean => {
  const ours = createHmac('sha256', secret).update(raw).digest();
  const theirs = Buffer.from(signature, 'base64');
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
};

/** Whether the text was a code that links; nothing is said to whoever guesses too often. */
const tryCode = (lineId: string, code: string, { db, now }: Needs): Promise<boolean | undefined> =>
  writeTransaction(db, async (tx) => {
    const line = lineRepository(tx);
    if (!(await line.mayGuess(lineId, now()))) return undefined;
    const isLinked = await line.link(code, { lineId, at: now() });
    if (!isLinked) await line.noteGuess(lineId, now());
    return isLinked;
  });

const hear = async (event: LineEvent, needs: Needs): Promise<void> => {
  if (v.is(unfollow, event)) return lineRepository(needs.db).leave(event.source.userId);
  if (!v.is(message, event)) return;
  const code = event.message.text.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(code)) return;
  const isLinked = await tryCode(event.source.userId, code, needs);
  if (isLinked === undefined) return;
  const { th, en } = isLinked ? lineLinked : lineNotLinked;
  // It is linked either way, and whoever comes after it in the same call is heard too.
  await needs.line.api.reply(event.replyToken, `${th}\n${en}`).catch(() => {});
};

/** What people send to the company's account. Nobody is signed in here; the signature says that LINE brought it. */
export const lineWebhook =
  (needs: Needs) =>
  async (c: Context<AppEnv>): Promise<Response> => {
    c.set('route', 'line');
    const raw = Buffer.from(await c.req.arrayBuffer());
    if (!isSigned(needs.line.secret, raw, c.req.header('x-line-signature') ?? ''))
      return answerRefusal(c, { code: 'not_allowed' });
    const given = v.safeParse(v.pipe(v.string(), v.parseJson(), body), raw.toString());
    if (!given.success) return answerRefusal(c, { code: 'invalid_input' });
    for (const event of given.output.events) await hear(event, needs);
    return c.json({});
  };
