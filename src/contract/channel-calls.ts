import { callsAt } from './calls';
import {
  allSentAgain,
  channelName,
  channelStates,
  deadLetterId,
  deadLetterPage,
  deadLetterQuery,
  sentAgain,
  teamsSites,
  teamsWebhook,
  trial,
} from './channels';
import type { Contract } from './endpoint';

const teams = callsAt('/admin/teams', 'channel:write');

/** Whether notices arrive: for whoever manages the users and the service. */
export const channelCalls = {
  listChannels: {
    method: 'GET',
    path: '/admin/channels',
    summary:
      'Each channel: is it set up, when did it last deliver, what waits and what did not arrive',
    action: 'channel:read',
    output: channelStates,
    refusals: ['not_allowed'],
  },
  tryChannel: {
    method: 'POST',
    path: '/admin/channels/:channel/try',
    summary: 'Send me one',
    action: 'channel:write',
    params: channelName,
    output: trial,
    refusals: ['not_allowed'],
  },
  listTeams: callsAt('/admin/teams', 'channel:read').get('', {
    summary: 'For which sites a channel of Teams is set up',
    output: teamsSites,
  }),
  saveTeams: teams.put('/:site', {
    summary: 'Where the workflow of the dispatchers’ channel listens; kept encrypted',
    body: teamsWebhook,
    output: teamsSites,
  }),
  removeTeams: teams.remove('/:site', {
    summary: 'Write nothing more into the channel of the site',
    output: teamsSites,
  }),
  tryTeams: teams.post('/:site/try', {
    summary: 'Write a trial into the channel of the site',
    output: trial,
  }),
  listDeadLetters: {
    method: 'GET',
    path: '/admin/dead-letters',
    summary: 'What could not be delivered, newest first',
    action: 'channel:read',
    query: deadLetterQuery,
    output: deadLetterPage,
    refusals: ['not_allowed'],
  },
  sendAllAgain: {
    method: 'POST',
    path: '/admin/dead-letters/send',
    summary: 'Try to deliver all that could not be delivered once more',
    action: 'channel:write',
    output: allSentAgain,
    refusals: ['not_allowed'],
  },
  sendAgain: {
    method: 'POST',
    path: '/admin/dead-letters/:id/send',
    summary: 'Try to deliver it once more, from the first attempt on',
    action: 'channel:write',
    params: deadLetterId,
    output: sentAgain,
    refusals: ['not_allowed', 'not_found'],
  },
} as const satisfies Contract;
