import { Button } from '@mantine/core';
import { useState } from 'react';
import { newHoliday } from '#contract/rules';
import { holidayFields } from '#contract/timetable-fields';
import { formatDate } from '#domain/dates/format-bangkok';
import { remove } from '#words/admin-kit';
import {
  addHolidayLabel,
  everyKind,
  holidayNote,
  holidaysEmpty,
  holidaysTitle,
  onlyThisKind,
  removeHolidayText,
  removeNamed,
} from '#words/rules';
import { RemoveQuestion } from '../../admin-kit/record/remove-question';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { Trouble } from '../../ui/trouble';
import { useLedTo } from '../../ui/use-led-to';
import { useLanguage, useSay } from '../../ui/use-say';
import { RulePanel, type RulesPartProps } from './rule-panel';
import classes from './rules.module.css';

const HolidayForm = (props: RulesPartProps & { onClose: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { kind, rules } = props;
  return (
    <RulePanel
      {...props}
      name={`holiday/${kind}`}
      title={say(addHolidayLabel)}
      fields={holidayFields}
      schema={newHoliday}
      begun={{ everyKind: rules.mayChangeEveryKind }}
      renderOwn={() => (rules.mayChangeEveryKind ? {} : { everyKind: null })}
      save={(body) =>
        api.call('addHoliday', { params: { kind }, body, idempotencyKey: crypto.randomUUID() })
      }
    />
  );
};

/** Days on which nobody drives: the company's, and those of this kind. */
export const HolidaysPart = (props: RulesPartProps) => {
  const say = useSay();
  const language = useLanguage();
  const { api } = useServices();
  const { kind, rules, onChanged } = props;
  const [isAdding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<{ id: string; name: string } | null>(null);
  const { trouble, attempt } = useAttempt();
  const ledTo = useLedTo('holidays');

  const drop = (id: string) => {
    setRemoving(null);
    void attempt(async () => {
      try {
        onChanged((await api.call('removeHoliday', { params: { kind, id } })).rules);
      } catch (error) {
        // Somebody else removed it meanwhile: it is gone, as was wanted, and the list follows.
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error;
      }
    });
  };

  return (
    <section ref={ledTo} className={classes['card']} aria-labelledby="holidays">
      <div className="row wrap between">
        <h2 id="holidays">{say(holidaysTitle)}</h2>
        <Button variant="default" onClick={() => setAdding(true)}>
          {say(addHolidayLabel)}
        </Button>
      </div>
      <Trouble says={trouble} />
      {rules.holidays.length === 0 && <p className="soft">{say(holidaysEmpty)}</p>}
      <ul className="rows">
        {rules.holidays.map(({ id, day, nameTh, nameEn, everyKind: isEverybodys }) => {
          const name = language === 'th' ? nameTh : nameEn;
          const called = `${formatDate(day)} ${name}`;
          return (
            <li key={id}>
              <div>
                <span>
                  <b>{formatDate(day)}</b> {name}
                </span>
                <small>{say(isEverybodys ? everyKind : onlyThisKind)}</small>
              </div>
              {(!isEverybodys || rules.mayChangeEveryKind) && (
                <button
                  type="button"
                  className="quiet firm"
                  aria-label={say(removeNamed, { name: called })}
                  onClick={() => setRemoving({ id, name: called })}
                >
                  {say(remove)}
                </button>
              )}
            </li>
          );
        })}
      </ul>
      <p className="soft">{say(holidayNote)}</p>
      {removing && (
        <RemoveQuestion
          title={say(removeNamed, { name: removing.name })}
          text={removeHolidayText}
          onCancel={() => setRemoving(null)}
          onRemove={() => drop(removing.id)}
        />
      )}
      {isAdding && <HolidayForm {...props} onClose={() => setAdding(false)} />}
    </section>
  );
};
