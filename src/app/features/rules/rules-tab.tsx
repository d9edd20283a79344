import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { KindRulesView } from '#contract/rules';
import { type KindId, kinds } from '#kinds/registry';
import { rulesTitle } from '#words/rules';
import { ListFailed } from '../../admin-kit/list/list-states';
import { useServices } from '../../app-services';
import { KindBadge } from '../../ui/kind-badge';
import { Screen } from '../../ui/screen';
import { useSay } from '../../ui/use-say';
import { HolidaysPart } from './holidays-part';
import { LimitsForm } from './limits-form';
import { RoutesPart } from './routes-part';
import classes from './rules.module.css';

type RulesTabProps = { kind: KindId; above: ReactNode };

/** The rules of a kind, beside its cars: limits, holidays, and where it runs by timetable its routes. */
export const RulesTab = ({ kind, above }: RulesTabProps) => {
  const say = useSay();
  const { api } = useServices();
  const [rules, setRules] = useState<KindRulesView | 'failed' | null>(null);
  const [isSaved, setSaved] = useState(false);

  const read = useCallback(
    () => api.call('readRules', { params: { kind } }).then(setRules, () => setRules('failed')),
    [api, kind],
  );
  useEffect(() => void read(), [read]);

  const change = (next: KindRulesView) => {
    setSaved(false);
    setRules(next);
  };

  return (
    <Screen title={say(rulesTitle)} aside={<KindBadge kind={kind} />}>
      {above}
      {rules === null && <div className={classes['skeleton']} aria-busy />}
      {rules === 'failed' && <ListFailed onAgain={() => void read()} />}
      {rules !== null && rules !== 'failed' && (
        <div className={classes['parts']}>
          <LimitsForm
            // What was saved is what the form begins from next.
            key={rules.version}
            kind={kind}
            rules={rules}
            isSaved={isSaved}
            onSaved={(next) => {
              setRules(next);
              setSaved(true);
            }}
          />
          <HolidaysPart kind={kind} rules={rules} onChanged={change} />
          {kinds[kind].runsRoutes && <RoutesPart kind={kind} rules={rules} onChanged={change} />}
        </div>
      )}
    </Screen>
  );
};
