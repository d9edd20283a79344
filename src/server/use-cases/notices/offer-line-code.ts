import { randomInt } from 'node:crypto';
import type { Instant } from '#domain/dates/bangkok-time';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { Call } from '../../call';
import { channelRepository } from '../../db/repositories/notices/channel.repository';
import { lineRepository } from '../../db/repositories/notices/line.repository';

const CODE_MINUTES = 10;

type LineCode = { code: string; expiresAt: Instant };

/** A new code by which somebody's LINE becomes known, in place of an earlier one. */
export const offerLineCode = async (
  personId: string,
  { db, now }: Pick<Call, 'db' | 'now'>,
): Promise<Outcome<LineCode>> => {
  if (!(await channelRepository(db).isOn('line'))) return refuse('not_now');
  const expiresAt = new Date(now.getTime() + CODE_MINUTES * 60_000);
  const offer = { code: String(randomInt(1_000_000)).padStart(6, '0'), expiresAt, now };
  // Of a million codes one that somebody else holds is met once in a lifetime.
  if (!(await lineRepository(db).offer(personId, offer))) return refuse('not_now');
  return done({ code: offer.code, expiresAt: expiresAt.toISOString() });
};
