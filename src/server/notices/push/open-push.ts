import webPush from 'web-push';
import type { PushSubscribed } from '#contract/notices';
import type { PushMessage } from '#contract/push-message';
import { isSoon } from '#domain/notice/plan-deliveries';
import type { NoticeType } from '#domain/notice/notice-types';
import { sayIn } from '#words/message';
import { pushVerdicts } from '#words/notice-names';
import { readReason } from '#words/ready-reasons';
import type { Db } from '../../db/client';
import { pushKeyRepository } from '../../db/repositories/notices/push-key.repository';
import { pushSubscriptionRepository } from '../../db/repositories/notices/push-subscription.repository';
import { sayNotice } from '../../use-cases/notices/say-notice';
import {
  PATIENCE_MS,
  reasonOf,
  secondsOf,
  type Outcome,
  type PersonalLetter,
  type PersonalSender,
} from '../channel';
import { isPushService } from './is-push-service';

type Options = {
  db: Db;
  /** Whom a push service asks when something is wrong: our own address. */
  subject: string;
  /** Which addresses may be called; a test has a receiver of its own. */
  mayCall?: (endpoint: string) => boolean;
};

const DAY_SECONDS = 24 * 60 * 60;
const OFFER_SECONDS = 15 * 60;

const urgent: ReadonlySet<NoticeType> = new Set([
  'waiting_for_you',
  'approval_reminder',
  'seat_offered',
  'trip_offered',
  'trouble',
  'changed',
  'cancelled',
  'overdue',
  'car_late',
  'no_car',
  'unserved',
  'reminder',
  'urgent',
  'declined',
]);

const waitsForDecision: ReadonlySet<NoticeType> = new Set(['waiting_for_you', 'approval_reminder']);

const outcomeOf = ({ status, headers }: Response, now: Date): Outcome => {
  const error = `push service answered ${status}`;
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 404 || status === 410) return { is: 'gone', error };
  if (status === 429 || status >= 500)
    return { is: 'later', error, afterSeconds: secondsOf(headers.get('retry-after'), now) };
  // 403: our key is not the one that the phone subscribed with, and an admin must look.
  return { is: 'dead', error };
};

/** One device that took it is enough; of the others the one that may still take it counts first. */
const together = (outcomes: readonly Outcome[]): Outcome => {
  const order = ['sent', 'later', 'dead', 'gone'] as const;
  const found = order.map((is) => outcomes.find((outcome) => outcome.is === is)).find(Boolean);
  return found ?? { is: 'gone', error: 'no device' };
};

export const openPush = async ({
  db,
  subject,
  mayCall = isPushService,
}: Options): Promise<PersonalSender> => {
  const pair = await pushKeyRepository(db).findOrAdd(() => webPush.generateVAPIDKeys());
  const subscriptions = pushSubscriptionRepository(db);

  const sendTo = async (
    device: PushSubscribed,
    letter: PersonalLetter,
    now: Date,
  ): Promise<Outcome> => {
    if (!mayCall(device.endpoint)) return { is: 'gone', error: 'no push service' };
    const { type, subjectId, language, noticeId, params } = letter;
    const { title, sentence, action, link } = sayNotice(letter, language);
    const message: PushMessage = {
      noticeId,
      tag: subjectId ?? noticeId,
      title,
      body: [sentence, readReason(letter.reason, language)].filter(Boolean).join('\n'),
      language,
      actions: waitsForDecision.has(type) ? pushVerdicts.map(sayIn(language)) : [action],
      link,
    };
    // A car for a ride that begins soon may not wait for the phone to wake up by itself.
    const isUrgent = urgent.has(type) || (type === 'arranged' && isSoon({ now, params }));
    const { endpoint, headers, body } = webPush.generateRequestDetails(
      device,
      JSON.stringify(message),
      {
        vapidDetails: { subject, ...pair },
        TTL: type === 'seat_offered' ? OFFER_SECONDS : DAY_SECONDS,
        urgency: isUrgent ? 'high' : 'normal',
        // A newer notice of the same booking takes the place of one that the phone has not fetched yet.
        ...(subjectId !== null && { topic: subjectId.replaceAll('-', '') }),
      },
    );
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers,
      body: body && new Uint8Array(body),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    return outcomeOf(answer, now);
  };

  const tryDevice = async (
    device: PushSubscribed,
    letter: PersonalLetter,
    now: Date,
  ): Promise<Outcome> => {
    const outcome = await sendTo(device, letter, now).catch((error: unknown): Outcome => ({
      is: 'later',
      error: reasonOf(error),
    }));
    if (outcome.is === 'gone') await subscriptions.remove(letter.personId, device.endpoint);
    return outcome;
  };

  return {
    channel: 'push',
    send: async (letter, now) => {
      const devices = await subscriptions.of(letter.personId);
      return together(await Promise.all(devices.map((device) => tryDevice(device, letter, now))));
    },
  };
};
