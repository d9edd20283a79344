import { Button } from '@mantine/core';
import { useState } from 'react';
import { newTerms } from '#contract/rules';
import { termsFields } from '#contract/terms-fields';
import { dayOf } from '#domain/dates/bangkok-time';
import { formatDate } from '#domain/dates/format-bangkok';
import { addTermsLabel, fromDay, termsNote, termsNumbered, termsPartTitle } from '#words/rules';
import { useServices } from '../../app-services';
import { useLanguage, useSay } from '../../ui/use-say';
import { RulePanel, type RulesPartProps } from './rule-panel';
import classes from './rules.module.css';

const TermsForm = (props: RulesPartProps & { onClose: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind } = props;
  const [today] = useState(() => dayOf(new Date()));
  return (
    <RulePanel
      {...props}
      name={`terms/${kind}`}
      title={say(addTermsLabel)}
      fields={termsFields}
      schema={newTerms}
      // The next text is mostly the last one with a sentence changed.
      find={({ terms: [last] }) => last && { ...last, validFrom: today, version: last.number }}
      begun={{ validFrom: today }}
      save={({ validFrom, textTh, textEn }, { version, idempotencyKey }) =>
        api.call('addTerms', {
          params: { kind },
          body: { validFrom, textTh, textEn },
          version,
          idempotencyKey,
        })
      }
    />
  );
};

/** What drivers of a company car accept: each text with the day from which it holds, the newest first. */
export const TermsPart = (props: RulesPartProps) => {
  const say = useSay();
  const language = useLanguage();
  const [isAdding, setAdding] = useState(false);
  const { terms } = props.rules;
  return (
    <section className={classes['card']} aria-labelledby="terms">
      <div className="row wrap between">
        <h2 id="terms">{say(termsPartTitle)}</h2>
        <Button variant="default" onClick={() => setAdding(true)}>
          {say(addTermsLabel)}
        </Button>
      </div>
      <ul className="rows">
        {terms.map(({ number, validFrom, textTh, textEn }) => (
          <li key={number}>
            <details className="grow">
              <summary>
                <b>{say(termsNumbered, { number })}</b>{' '}
                <small>{say(fromDay, { day: formatDate(validFrom) })}</small>
              </summary>
              <p className="prose">{language === 'th' ? textTh : textEn}</p>
            </details>
          </li>
        ))}
      </ul>
      <p className="soft">{say(termsNote)}</p>
      {isAdding && <TermsForm {...props} onClose={() => setAdding(false)} />}
    </section>
  );
};
