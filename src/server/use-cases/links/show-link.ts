import type { LinkPage } from '#contract/link-pages';
import { done, refuse, type Outcome } from '#domain/refusal';
import type { LinkCall, LinkUseCase } from '../../link-call';
import { linkRepository } from '../../db/repositories/links/link.repository';
import { showDriver } from './show-driver';
import { showGate } from './show-gate';
import { showRide } from './show-ride';

const shows = { driver: showDriver, gate: showGate, rider: showRide };

/** The page of this link as it is now: what every call answers. */
export const showLink = async (call: LinkCall): Promise<Outcome<LinkPage>> => {
  const page = await shows[call.actor.face](call);
  return page ? done(page) : refuse('not_found');
};

export const readLink: LinkUseCase<'readLink'> = (call) => showLink(call);

export const noteOpened: LinkUseCase<'noteOpened'> = async ({ link, db, now }) => {
  await linkRepository(db).noteOpened(link.id, now);
  return done({});
};
