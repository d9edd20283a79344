import type { BrokenTruth, TruthCheck } from '#contract/truths';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  brokenTruths,
  truthRows,
  truthsBroken,
  truthsHold,
  truthsNotYet,
  truthsTitle,
} from '#words/truths';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { useLedTo } from '../../ui/use-led-to';
import { useSay } from '../../ui/use-say';

const checkOf = (): Source<TruthCheck> => ({
  read: (api, signal) => api.call('readTruths', { signal }),
  topics: ['notice'],
});

const BrokenRow = ({ name, count, ids }: BrokenTruth) => {
  const say = useSay();
  const words = brokenTruths[name];
  return (
    <li className="card stack gap-0">
      <strong>{words ? say(words) : name}</strong>
      <span className="soft small">{say(truthRows, { count, ids: ids.join(', ') })}</span>
    </li>
  );
};

const Found = ({ checkedAt, truths, broken }: TruthCheck) => {
  const say = useSay();
  const ledTo = useLedTo('truths');
  if (checkedAt === null) return <p className="soft">{say(truthsNotYet)}</p>;
  const facts = { truths, at: formatDateTime(checkedAt) };
  if (broken.length === 0) return <p ref={ledTo}>{say(truthsHold, facts)}</p>;
  return (
    <>
      <p ref={ledTo}>{say(truthsBroken, { ...facts, broken: broken.length })}</p>
      <ul className="stack gap-2">
        {broken.map((truth) => (
          <BrokenRow key={truth.name} {...truth} />
        ))}
      </ul>
    </>
  );
};

/** Whether anything has happened that never can: what the server found when it looked last night. */
export const TruthsPart = () => {
  const say = useSay();
  const check = useRemote(checkOf, 'all');
  return (
    <section className="stack gap-3" aria-labelledby="truths">
      <h2 id="truths">{say(truthsTitle)}</h2>
      <Shown of={check}>{(found) => <Found {...found} />}</Shown>
    </section>
  );
};
