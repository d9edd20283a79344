import { callsAt, recordCalls } from './calls';
import type { Contract } from './endpoint';
import {
  lowScore,
  lowScoreAnswer,
  lowScorePage,
  lowScoreQuery,
  satisfaction,
  satisfactionOptions,
  satisfactionQuery,
  satisfactionRowQuery,
  satisfactionRows,
} from './satisfaction';

const lowScores = recordCalls('/admin/:kind/low-scores', 'satisfaction', lowScore);
const reading = callsAt('/admin/:kind/satisfaction', 'satisfaction:read');

/** What the administration of a kind learns from ratings, and how it answers the low ones. Suppliers have none of it. */
export const satisfactionCalls = {
  readSatisfaction: reading.get('', {
    summary: 'Response, stars and low scores of a period, by item, driver, car and provider',
    query: satisfactionQuery,
    output: satisfaction,
    readsReports: true,
  }),
  readSatisfactionOptions: reading.get('/options', {
    summary: 'What the satisfaction summary of this kind can be narrowed to',
    output: satisfactionOptions,
  }),
  listSatisfactionRows: reading.get('/rows', {
    summary: 'The rides behind a figure, with what was said of them; nobody who rode is named',
    query: satisfactionRowQuery,
    output: satisfactionRows,
    readsReports: true,
  }),
  listLowScores: lowScores.list({
    summary: 'Low scores and how far their answers are, the open ones first',
    query: lowScoreQuery,
    output: lowScorePage,
  }),
  readLowScore: lowScores.read('One low score with all that was said'),
  answerLowScore: lowScores.change({
    summary: 'Take a low score, reply to its rater, or set it down as resolved',
    body: lowScoreAnswer,
    refusals: ['not_now'],
  }),
} as const satisfies Contract;
