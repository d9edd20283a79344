import { Button } from '@mantine/core';
import { useState } from 'react';
import type { HoursRules } from '#contract/hours-calls';
import { sayMinutes } from '#contract/say-field';
import { formatDate } from '#domain/dates/format-bangkok';
import type { HoursRule } from '#domain/hours/rules';
import { remove } from '#words/admin-kit';
import {
  groupNames,
  isHardNames,
  laterValid,
  noLimits,
  removeVersion,
  removeVersionText,
  ruleTexts,
  validSince,
} from '#words/hours';
import type { Say } from '#words/message';
import { RemoveQuestion } from '../../admin-kit/record/remove-question';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import own from './drivers.module.css';

export type Version = HoursRules['versions'][number];

const sayRule = (rule: HoursRule, say: Say): string => {
  switch (rule.type) {
    case 'stretch':
      return say(ruleTexts.stretch, {
        most: sayMinutes(rule.most, say),
        rest: sayMinutes(rule.rest, say),
        part: sayMinutes(rule.leastPart, say),
      });
    case 'overtime':
      return say(ruleTexts.overtime, {
        normal: sayMinutes(rule.normal, say),
        most: sayMinutes(rule.most, say),
      });
    case 'day':
      return say(ruleTexts.day, { length: sayMinutes(rule.most, say) });
    case 'rest':
      return say(ruleTexts.rest, { length: sayMinutes(rule.least, say) });
  }
};

export const VersionText = ({ version, mark }: { version: Version; mark?: string }) => {
  const say = useSay();
  const { validFrom, madeBy, rules } = version;
  return (
    <div className="grid gap-1">
      <p className="row wrap">
        {mark && <em className="tag">{mark}</em>}
        <b>{say(validSince, { day: formatDate(validFrom), by: madeBy ?? '' })}</b>
      </p>
      {rules.length === 0 && <p className="soft">{say(noLimits)}</p>}
      <ul className={own['limits']}>
        {rules.map((rule) => (
          <li key={rule.type}>
            {sayRule(rule, say)}{' '}
            <small className="soft">{say(isHardNames[rule.isHard ? 'yes' : 'no'])}</small>
          </li>
        ))}
      </ul>
    </div>
  );
};

type LaterProps = { version: Version; onRemoved: (rules: HoursRules) => void };

/** A version that has not begun, and its way out. */
export const LaterVersion = ({ version, onRemoved }: LaterProps) => {
  const say = useSay();
  const { api } = useServices();
  const { busy, trouble, attempt } = useAttempt();
  const [isAsking, setAsking] = useState(false);
  const { group, validFrom } = version;
  const title = say(removeVersion, { group: say(groupNames[group]), day: formatDate(validFrom) });
  const take = () => {
    setAsking(false);
    void attempt(async () =>
      onRemoved(
        await api.call('removeHoursRules', {
          body: { group, validFrom },
          idempotencyKey: crypto.randomUUID(),
        }),
      ),
    );
  };
  return (
    <div className="grid gap-1">
      <VersionText version={version} mark={say(laterValid)} />
      <Trouble says={trouble} />
      <div className="row">
        <Button
          variant="subtle"
          color="red"
          loading={busy}
          aria-label={title}
          onClick={() => setAsking(true)}
        >
          {say(remove)}
        </Button>
      </div>
      {isAsking && (
        <RemoveQuestion
          title={title}
          text={removeVersionText}
          onCancel={() => setAsking(false)}
          onRemove={take}
        />
      )}
    </div>
  );
};
