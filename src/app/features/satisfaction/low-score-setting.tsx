import { careSections } from '#contract/care-fields';
import {
  lowScoreAnswer,
  lowScoreFields,
  type LowScore,
  type LowScoreAnswer,
} from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { lowFilter, lowScoreTitle } from '#words/satisfaction';
import { ownersOf } from '../../admin-kit/record/care';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { LowScoreFacts } from './low-score-facts';

type LowScoreTypes = {
  fields: typeof lowScoreFields;
  values: ValuesOf<typeof lowScoreFields>;
  body: LowScoreAnswer;
  detail: LowScore;
  options: null;
};

/** One low score: what was said, who takes care of it, and what its rater is answered. */
export const lowScoreSetting = (kind: KindId, api: ApiClient): RecordSetting<LowScoreTypes> => ({
  name: 'low-score',
  fields: lowScoreFields,
  sections: careSections,
  schema: lowScoreAnswer,
  title: ({ ref }, say) => say(lowScoreTitle, { ref }),
  anyTitle: lowFilter,
  values: (score) => valuesOf(lowScoreFields, score),
  topics: ['rating'],
  readOptions: () => Promise.resolve(null),
  read: (id, signal) => api.call('readLowScore', { params: { kind, id }, signal }),
  change: (id, body, sent) => api.call('answerLowScore', { params: { kind, id }, body, ...sent }),
  choices: (_options, _written, score) => ({
    ownerId: score ? ownersOf(score.owners, score) : [],
  }),
  above: (score) => <LowScoreFacts score={score} />,
});
