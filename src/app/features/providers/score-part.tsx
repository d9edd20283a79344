import { useEffect, useState } from 'react';
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
import { useServices } from '../../app-services';
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

/** In the figures of the reports; read by itself, since it takes longer than the rest. */
export const ScorePart = ({ kind, id }: { kind: KindId; id: string }) => {
  const say = useSay();
  const { api } = useServices();
  const [score, setScore] = useState<ProviderScore | 'failed' | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    api
      .call('readProviderScore', { params: { kind, id }, signal: abort.signal })
      .then(setScore, () => !abort.signal.aborted && setScore('failed'));
    return () => abort.abort();
  }, [api, kind, id]);
  return (
    <section className={classes['part']} aria-labelledby="provider-score">
      <h3 id="provider-score">{say(scoreSection)}</h3>
      {score === 'failed' && <p className={classes['soft']}>{say(scoreFailed)}</p>}
      {score !== 'failed' && (
        <dl className={own['score']} aria-busy={score === null}>
          {score !== null &&
            factsOf(score, say).map(({ label, value }) => (
              <div key={label.en}>
                <dt>{say(label)}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      )}
    </section>
  );
};
