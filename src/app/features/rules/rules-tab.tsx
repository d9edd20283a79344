import { useState, type ReactNode } from 'react';
import type { KindRulesView } from '#contract/rules';
import { type KindId, kinds } from '#kinds/registry';
import { rulesTitle } from '#words/rules';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { KindBadge } from '../../ui/kind-badge';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import type { RenderAddPlace } from './add-point';
import { HolidaysPart } from './holidays-part';
import { LimitsForm } from './limits-form';
import { RoutesPart } from './routes-part';
import { TermsPart } from './terms-part';
import classes from './rules.module.css';

const rulesOf = (kind: KindId): Source<KindRulesView> => ({
  read: (api, signal) => api.call('readRules', { params: { kind }, signal }),
  topics: ['kind', 'route', 'holiday'],
});

type RulesTabProps = { kind: KindId; above: ReactNode; renderAddPlace: RenderAddPlace };

/** The rules of a kind, beside its cars: limits, holidays, and where it runs by timetable its routes. */
export const RulesTab = ({ kind, above, renderAddPlace }: RulesTabProps) => {
  const say = useSay();
  const remote = useRemote(rulesOf, kind);
  const [saves, setSaves] = useState(0);

  return (
    <Screen title={say(rulesTitle)} aside={<KindBadge kind={kind} />}>
      {above}
      <Shown of={remote} skeleton={<div className="skeleton" aria-busy />}>
        {(rules) => (
          <div className={classes['parts']}>
            <LimitsForm
              // What was saved is what the form begins from next.
              key={saves}
              kind={kind}
              rules={rules}
              onSaved={(next) => {
                remote.show(next);
                setSaves(saves + 1);
              }}
            />
            <HolidaysPart kind={kind} rules={rules} onChanged={remote.show} />
            {!kinds[kind].withDriver && (
              <TermsPart kind={kind} rules={rules} onChanged={remote.show} />
            )}
            {kinds[kind].runsRoutes && (
              <RoutesPart
                kind={kind}
                rules={rules}
                onChanged={remote.show}
                renderAddPlace={renderAddPlace}
              />
            )}
          </div>
        )}
      </Shown>
    </Screen>
  );
};
