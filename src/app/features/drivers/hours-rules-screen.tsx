import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { answersOf, hoursRuleFields, hoursRulesForm } from '#contract/hours-fields';
import type { HoursRules } from '#contract/hours-calls';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { type DriverGroup, driverGroups } from '#domain/hours/rules';
import { driverTabs } from '#words/driver-tabs';
import { readFailed } from '#words/admin-kit';
import {
  beginWith,
  changeRules,
  changeRulesOf,
  formerVersions,
  groupNames,
  hoursRuleSections,
  limitsNothing,
  noRules,
  nowValid,
  presetNames,
  rulesNote,
  rulesStay,
} from '#words/hours';
import { FormPanel } from '../../admin-kit/form/form-panel';
import { forNew, useAdminForm } from '../../admin-kit/form/use-admin-form';
import { RecordFields } from '../../admin-kit/record/record-fields';
import { sayRecord } from '../../admin-kit/record/say-record';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Screen } from '../../ui/screen';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import own from './drivers.module.css';
import { LaterVersion, VersionText } from './hours-version';

const rulesOf = (): Source<HoursRules> => ({
  read: (api, signal) => api.call('readHoursRules', { signal }),
  topics: ['hours_rules', 'driver'],
});

type PanelProps = {
  group: DriverGroup;
  known: HoursRules;
  onSaved: (rules: HoursRules) => void;
  onClose: () => void;
};

const NewVersion = ({ group, known, onSaved, onClose }: PanelProps) => {
  const say = useSay();
  const { api } = useServices();
  // It follows the newest, which may not have begun.
  const [newest] = useState(() => known.versions.find((version) => version.group === group));
  const [validFrom] = useState(() => {
    const today = dayOf(new Date());
    return addDays(newest && newest.validFrom > today ? newest.validFrom : today, 1);
  });
  const [begun, begin] = useState('');
  const form = useAdminForm({
    name: `hours-rules/${group}`,
    schema: hoursRulesForm,
    ...forNew({ group, validFrom, ...answersOf(newest?.rules ?? []) }),
    save: (body, { idempotencyKey }) => api.call('addHoursRules', { body, idempotencyKey }),
    onSaved: (rules) => {
      onSaved(rules);
      onClose();
    },
  });
  const { stretchMost, dayMost, overtimeNormal, restLeast } = form.values;
  const isUnlimited = ![stretchMost, dayMost, overtimeNormal, restLeast].some(Boolean);
  return (
    <FormPanel
      title={say(changeRulesOf, { group: say(groupNames[group]) })}
      form={form}
      onClose={onClose}
      sayValue={sayRecord(hoursRuleFields, {}, say)}
    >
      <p className="soft small">{say(rulesStay)}</p>
      <section className="grid gap-1" aria-label={say(beginWith)}>
        <p>{say(beginWith)}</p>
        <div className="row wrap">
          {known.presets.map(({ id, rules }) => (
            <Button
              key={id}
              variant="default"
              onClick={() => {
                form.patch(answersOf(rules));
                begin(id);
              }}
            >
              {say(presetNames[id]!)}
            </Button>
          ))}
        </div>
        <p className="soft small">{say(rulesNote)}</p>
      </section>
      <RecordFields
        // Minutes or hours are chosen by what a question begins with.
        key={begun}
        form={form}
        fields={hoursRuleFields}
        sections={hoursRuleSections}
        isNew
        own={{ group: null }}
      />
      {isUnlimited && newest && newest.rules.length > 0 && (
        <p className="note warns">{say(limitsNothing)}</p>
      )}
    </FormPanel>
  );
};

/** The rules of driver hours: a version for each group that holds, those to come, those of before. */
export const HoursRulesScreen = ({ above }: { above: ReactNode }) => {
  const say = useSay();
  const rules = useRemote(rulesOf, 'all');
  const [changed, change] = useState<DriverGroup | null>(null);
  const today = dayOf(useNow());
  return (
    <Screen title={say(driverTabs.rules)}>
      {above}
      <p className="note">{say(rulesNote)}</p>
      <Shown
        of={rules}
        whyFailed={() => readFailed}
        skeleton={<div className="skeleton" aria-busy />}
      >
        {(known) => {
          const currentOf = (group: DriverGroup) =>
            known.versions.find((version) => version.group === group && version.validFrom <= today);
          return (
            <>
              {driverGroups.map((group) => {
                const versions = known.versions.filter((version) => version.group === group);
                const current = currentOf(group);
                const later = versions.filter(({ validFrom }) => validFrom > today);
                const former = versions.filter(
                  (version) => version !== current && !later.includes(version),
                );
                return (
                  <section key={group} className={own['group']} aria-label={say(groupNames[group])}>
                    <div className="row wrap between">
                      <h2>{say(groupNames[group])}</h2>
                      <Button
                        variant="default"
                        aria-label={say(changeRulesOf, { group: say(groupNames[group]) })}
                        onClick={() => change(group)}
                      >
                        {say(changeRules)}
                      </Button>
                    </div>
                    {current ? (
                      <VersionText version={current} mark={say(nowValid)} />
                    ) : (
                      <p className="soft">{say(noRules)}</p>
                    )}
                    {later.map((version) => (
                      <LaterVersion
                        key={version.validFrom}
                        version={version}
                        onRemoved={rules.show}
                      />
                    ))}
                    {former.length > 0 && (
                      <details className="fold">
                        <summary>{say(formerVersions, { count: former.length })}</summary>
                        <div className="grid">
                          {former.map((version) => (
                            <VersionText key={version.validFrom} version={version} />
                          ))}
                        </div>
                      </details>
                    )}
                  </section>
                );
              })}
              {changed && (
                <NewVersion
                  key={changed}
                  group={changed}
                  known={known}
                  onSaved={rules.show}
                  onClose={() => change(null)}
                />
              )}
            </>
          );
        }}
      </Shown>
    </Screen>
  );
};
