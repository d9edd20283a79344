import { notPossible } from '#words/arranging-trip';
import { reasonNames, stopNames, warningNames } from '#words/arranging-verdict';
import type { Suggestions } from '#contract/suggestions';
import type { ReactNode } from 'react';
import { useSay } from '../../../ui/use-say';
import classes from '../arranging.module.css';

type Verdict = Pick<Suggestions['cars'][number], 'stops' | 'warnings' | 'reasons'>;

export type Option = Verdict & { id: string; name: string; facts: ReactNode };

type VerdictListProps = {
  title: string;
  options: readonly Option[];
  chosen: string | null;
  onChoose: (id: string) => void;
};

const Reasons = ({ verdict }: { verdict: Verdict }) => {
  const say = useSay();
  return (
    <span className={classes['said']}>
      {verdict.stops.map((reason) => (
        <span key={reason.code} className="wrong">
          {say(stopNames[reason.code], reason)}
        </span>
      ))}
      {verdict.warnings.map((reason) => (
        <span key={reason.code} className="urgent">
          {say(warningNames[reason.code], reason)}
        </span>
      ))}
      {verdict.reasons.map((reason) => (
        <span key={reason.code}>{say(reasonNames[reason.code], reason)}</span>
      ))}
    </span>
  );
};

/** Best first, with why; what cannot be had is folded away, with why not. */
export const VerdictList = ({ title, options, chosen, onChoose }: VerdictListProps) => {
  const say = useSay();
  const possible = options.filter(({ stops }) => stops.length === 0);
  const impossible = options.filter(({ stops }) => stops.length > 0);
  return (
    <section className="grid">
      <h3>{title}</h3>
      {possible.length > 0 && (
        <div role="radiogroup" aria-label={title} className={classes['options']}>
          {possible.map((option) => (
            <label key={option.id} className={classes['option']}>
              <input
                type="radio"
                name={title}
                checked={option.id === chosen}
                onChange={() => onChoose(option.id)}
              />
              <span className="grid gap-0">
                <strong>{option.name}</strong>
                <small>{option.facts}</small>
                <Reasons verdict={option} />
              </span>
            </label>
          ))}
        </div>
      )}
      {impossible.length > 0 && (
        <details className={`fold ${classes['impossible']}`} open={possible.length === 0}>
          <summary>{say(notPossible, { count: impossible.length })}</summary>
          <ul className="grid gap-2">
            {impossible.map((option) => (
              <li key={option.id}>
                <strong>{option.name}</strong>
                <Reasons verdict={option} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
};
