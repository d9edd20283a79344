import { isTeamsWebhook } from '#domain/notice/is-teams-webhook';
import type { Db } from '../../db/client';
import { teamsRepository } from '../../db/repositories/notices/teams.repository';
import { readCard } from '../../db/rows/bookings/booking-card';
import { PATIENCE_MS, secondsOf, type Outcome, type SiteLetter, type SiteSender } from '../channel';
import { teamsCard } from './teams-card';
import type { TeamsSeal } from './teams-seal';

type Options = {
  db: Db;
  seal: TeamsSeal;
  publicOrigin: string;
  /** Which addresses may be called; a test has a workflow of its own. */
  mayCall?: (url: string) => boolean;
};

/** The card is read by a group: nothing in it is anybody's own. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

const outcomeOf = ({ status, headers }: Response, now: Date): Outcome => {
  const error = `Teams answered ${status}`;
  if (status >= 200 && status < 300) return { is: 'sent' };
  if (status === 429 || status >= 500)
    return { is: 'later', error, afterSeconds: secondsOf(headers.get('retry-after'), now) };
  // It was deleted: only the address of a new one helps.
  if (status === 404 || status === 410) return { is: 'dead', error: 'workflow_gone' };
  // The workflow is switched off or takes no card, and an admin must look.
  return { is: 'dead', error };
};

export const openTeams = (options: Options): SiteSender => {
  const { db, seal, publicOrigin, mayCall = isTeamsWebhook } = options;

  const bookingOf = async ({ subject, subjectId }: SiteLetter, now: Date) => {
    if (subject !== 'booking' || subjectId === null) return undefined;
    return readCard(db, subjectId, { me: NOBODY, language: 'th', now });
  };

  return {
    channel: 'teams',
    send: async (letter, now) => {
      const sealed = await teamsRepository(db).find(letter.siteId);
      if (sealed === undefined) return { is: 'gone', error: 'no channel of the site' };
      const url = seal.open(sealed, letter.siteId);
      if (url === undefined) return { is: 'dead', error: 'other_key' };
      if (!mayCall(url)) return { is: 'dead', error: 'no_workflow' };
      const card = teamsCard(letter, await bookingOf(letter, now), publicOrigin);
      const answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(card),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      await answer.body?.cancel();
      return outcomeOf(answer, now);
    },
  };
};
