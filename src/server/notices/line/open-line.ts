import { outOfChat } from '#domain/notice/out-of-chat';
import { sayIn } from '#words/message';
import { mailReason } from '#words/notice-mail';
import { readReason } from '#words/ready-reasons';
import type { Db } from '../../db/client';
import { lineRepository } from '../../db/repositories/notices/line.repository';
import { sayNotice } from '../../use-cases/notices/say-notice';
import type { Outcome, PersonalSender } from '../channel';
import type { LineApi } from './line-api';

type Options = { db: Db; api: LineApi; publicOrigin: string };

/** The rest of the month's messages is kept for what an admin decides. */
const GUARDED_SHARE = 0.9;
const LOOK_AGAIN_MS = 60_000;

export const openLine = ({ db, api, publicOrigin }: Options): PersonalSender => {
  let looked: { at: number; share: number } | undefined;

  const usedShare = async (now: Date): Promise<number | Outcome> => {
    if (looked && Math.abs(now.getTime() - looked.at) <= LOOK_AGAIN_MS) return looked.share;
    const share = await api.usedShare();
    if (typeof share === 'number') looked = { at: now.getTime(), share };
    return share;
  };

  return {
    channel: 'line',
    setBy: 'LINE_CHANNEL_TOKEN',
    verify: api.verify,
    send: async (letter, now) => {
      const lineId = await lineRepository(db).find(letter.personId);
      if (lineId === undefined) return { is: 'gone', error: 'not linked' };
      const used = await usedShare(now);
      if (typeof used !== 'number') return used;
      if (used >= GUARDED_SHARE) return { is: 'dead', error: 'quota_used' };
      const { sentence, action, link } = sayNotice(letter, letter.language);
      const say = sayIn(letter.language);
      const text = [
        sentence,
        letter.reason !== null &&
          say(mailReason, { reason: readReason(letter.reason, letter.language) }),
        `${action}: ${outOfChat(publicOrigin + link)}`,
      ];
      return api.push(lineId, text.filter(Boolean).join('\n'), letter.id);
    },
  };
};
