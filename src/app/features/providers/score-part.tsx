import type { ProviderScore } from '#contract/providers';
import type { KindId } from '#kinds/registry';
import { formatBaht, parseBaht } from '#domain/money';
import {
  percent,
  scoreCost,
  scoreDeclined,
  scoreFailed,
  scoreFew,
  scoreMean,
  scoreNothing,
  scoreOnTime,
  scoreSection,
  scoreTrips,
  starsFrom,
} from '#words/providers';
import type { Say } from '#words/message';
import classes from '../../admin-kit/record/record.module.css';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import own from './providers.module.css';

const sayMean = ({ mean, answers }: ProviderScore, say: Say) => {
  if (mean !== null) return say(starsFrom, { mean: mean.toFixed(1), count: answers });
  return say(answers === 0 ? scoreNothing : scoreFew);
};

const factsOf = (score: ProviderScore, say: Say) => [
  { label: scoreTrips, value: String(Math.round(score.trips * 10) / 10) },
  {
    label: scoreOnTime,
    value:
      score.onTime === null ? say(scoreNothing) : say(percent, { value: score.onTime.toFixed(0) }),
  },
  { label: scoreDeclined, value: String(score.declined) },
  { label: scoreMean, value: sayMean(score, say) },
  { label: scoreCost, value: `฿${formatBaht(parseBaht(score.cost) ?? 0)}` },
];

const scoreOf = (params: { kind: KindId; id: string }): Source<ProviderScore> => ({
  read: (api, signal) => api.call('readProviderScore', { params, signal }),
  topics: ['trip', 'rating', 'expense'],
  laterMs: 15_000,
});

/** In the figures of the reports; read by itself, since it takes longer than the rest. */
export const ScorePart = ({ kind, id }: { kind: KindId; id: string }) => {
  const say = useSay();
  const score = useRemote(scoreOf, { kind, id });
  return (
    <section className={classes['part']} aria-labelledby="provider-score">
      <h3 id="provider-score">{say(scoreSection)}</h3>
      <Shown
        of={score}
        skeleton={<dl className={own['score']} aria-busy />}
        whyFailed={() => scoreFailed}
      >
        {(found) => (
          <dl className={own['score']}>
            {factsOf(found, say).map(({ label, value }) => (
              <div key={label.en} className="frame">
                <dt>{say(label)}</dt>
                <dd className="strong numbers">{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Shown>
    </section>
  );
};
