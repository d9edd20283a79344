import { careSections } from '#contract/care-fields';
import {
  type LowScore,
  lowScoreAnswer,
  type LowScoreAnswer,
  lowScoreFields,
} from '#contract/satisfaction';
import type { KindId } from '#kinds/registry';
import { lowFilter, lowItemsColumn, lowScoreTitle, whatWasSaid } from '#words/satisfaction';
import { ownersOf } from '../../admin-kit/record/care';
import type { RecordSetting } from '../../admin-kit/record/record-setting';
import { valuesOf, type ValuesOf } from '../../admin-kit/record/record-values';
import type { ApiClient } from '../../api/client';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { ratingItemNames } from '#words/ratings';
import { useSay } from '../../ui/use-say';
import { Answers } from './answers-of';

const LowScoreFacts = ({ score }: { score: LowScore }) => {
  const say = useSay();
  const { startsAt, from, to, lowItems } = score;
  const route = [from, to].filter((place) => place !== null).join(' → ');
  return (
    <section className="stack gap-2" aria-label={say(whatWasSaid)}>
      <h3>{say(whatWasSaid)}</h3>
      <p>{[formatDateTime(startsAt), route].filter(Boolean).join(' · ')}</p>
      {lowItems.length > 0 && (
        <p className="soft small">
          {say(lowItemsColumn)}: {lowItems.map((item) => say(ratingItemNames[item])).join(', ')}
        </p>
      )}
      <Answers answers={score} trip={score} isFolded />
    </section>
  );
};

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
