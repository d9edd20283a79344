import * as v from 'valibot';
import { accepting, proposal, proposalQuery, proposing } from './arranging-proposals';
import { root, taking } from './arranging-roots';
import { arranged } from './arranging-trips';
import { callsAt } from './calls';
import type { Contract } from './endpoint';

const managing = callsAt(root, 'arranging:manage');

/** What the optimiser proposes. Nothing of it is arranged before somebody accepts it. */
export const arrangingProposalCalls = {
  proposeDay: managing.add('/proposals', {
    summary: 'Have a day arranged by the optimiser, as a draft with its reasons',
    body: proposing,
    output: proposal,
  }),
  findProposal: managing.get('/proposals', {
    summary: 'The latest draft for a day, made on request or by the clock; none is null',
    query: proposalQuery,
    output: v.object({ proposal: v.nullable(proposal) }),
  }),
  acceptProposal: managing.add('/proposals/:id/acceptance', {
    summary:
      'Arrange a draft, or some of it, at once or not at all, by the rules of arranging by hand',
    body: accepting,
    output: arranged,
    refusals: [...taking, 'wants_alone', 'not_found', 'changed_meanwhile'],
  }),
} as const satisfies Contract;
