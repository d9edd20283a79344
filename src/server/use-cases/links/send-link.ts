import { outOfChat } from '#domain/notice/out-of-chat';
import { done, refuse } from '#domain/refusal';
import { linkTexts } from '#words/links';
import { sayIn } from '#words/message';
import type { UseCase } from '../../call';
import { linkListRepository } from '../../db/repositories/links/link-list.repository';
import { hashToken } from '../../links/token';
import { offerLineCode } from '../notices/offer-line-code';
import { tell } from '../tell';

/**
 * A driver's link goes to LINE straight from here: waiting in the queue of notices, its token would have to be kept. Sent
 * again it is the same message: LINE takes each link's id once.
 */
export const sendLink: UseCase<'sendLink'> = async (call) => {
  const { params, body, language, db, now, line } = call;
  const { id, token } = body;
  const found = { id, tokenHash: hashToken(token) };
  const driver = await linkListRepository(db, language).driverOf(found, params.kind, now);
  if (!driver) return refuse('not_found');
  if (!line || driver.lineId === null) return refuse('not_now');
  const name = driver.language === 'th' ? driver.nameTh : driver.nameEn;
  const title = sayIn(driver.language)(linkTexts.driver, { name });
  // In LINE's own browser the page would keep nothing without signal.
  const text = `${title}\n${outOfChat(`${line.publicOrigin}/go/${token}`)}`;
  const outcome = await line.api
    .push(driver.lineId, text, id)
    .catch(() => ({ is: 'later' }) as const);
  if (outcome.is !== 'sent') return refuse('temporarily_unavailable');
  await linkListRepository(db, language).noteSent(id);
  await tell(call, { subject: 'link', id, action: 'notify' });
  return done({ sentAt: now.toISOString() });
};

/** Drivers seldom have an account of the app: the dispatcher reads the code out, or sends it. */
export const makeDriverLineCode: UseCase<'makeDriverLineCode'> = async (call) => {
  const { params, language, db, line } = call;
  const link = await linkListRepository(db, language).lock(params.id, params.kind);
  if (!link?.driverId) return refuse('not_found');
  const offered = await offerLineCode(link.driverId, call);
  return offered.ok ? done({ ...offered.value, account: line?.api.account() ?? null }) : offered;
};
