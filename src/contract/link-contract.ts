import * as v from 'valibot';
import type { LinkAction } from '#domain/access/can';
import type { Endpoint } from './endpoint';
import { jobMark, linkPage, markBodyLimit, passageMark, takingBack } from './link-pages';

/** A call of a signed link: its token comes in the header `link_token`, a gate's code in `link_pin`. Nobody signs in. */
export type LinkEndpoint = Omit<Endpoint, 'action'> & { action: LinkAction };

/** The whole contract of the links, apart from the product's: what is not here no link can call. */
export const linkContract = {
  readLink: {
    method: 'GET',
    path: '/go',
    summary: 'What the link opens',
    action: 'page:read',
    output: linkPage,
    refusals: ['not_found', 'invalid_input', 'rate_limited'],
  },
  noteOpened: {
    method: 'POST',
    path: '/go/opened',
    summary: 'It was opened: those who gave it see so',
    action: 'page:open',
    output: v.object({}),
    refusals: ['not_found', 'invalid_input', 'rate_limited'],
  },
  markJob: {
    method: 'POST',
    path: '/go/job-marks',
    summary: 'What the driver did, once for each id; answers the page as it is then',
    action: 'job:mark',
    body: jobMark,
    output: linkPage,
    bodyLimit: markBodyLimit,
    refusals: ['not_found', 'invalid_input', 'not_now', 'key_reused', 'rate_limited'],
  },
  markPassage: {
    method: 'POST',
    path: '/go/passage-marks',
    summary: 'A car went out or came in, once for each id; answers the page as it is then',
    action: 'passage:mark',
    body: passageMark,
    output: linkPage,
    refusals: ['not_found', 'invalid_input', 'key_reused', 'rate_limited'],
  },
  takeBack: {
    method: 'POST',
    path: '/go/taken-back',
    summary: 'The newest mark was wrong and its trip is as before; answers the page as it is then',
    action: 'mark:take-back',
    body: takingBack,
    output: linkPage,
    refusals: ['not_found', 'invalid_input', 'not_now', 'undo_gone', 'rate_limited'],
  },
} as const satisfies Readonly<Record<string, LinkEndpoint>>;

export type LinkCallName = keyof typeof linkContract;
