import { NativeSelect } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import { expenseFields } from '#contract/expense-fields';
import type { KindId } from '#kinds/registry';
import { addDays, dayOf } from '#domain/dates/bangkok-time';
import { choose } from '#words/admin-kit';
import { chooseProvider, monthLabel, monthTab } from '#words/expenses';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { KindBadge } from '../../ui/kind-badge';
import { Screen } from '../../ui/screen';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { expenseOptionsOf, monthOf } from './expense-remotes';
import classes from './expenses.module.css';
import { MonthState } from './month-state';
import { ProviderMonth } from './provider-month';

const MONTHS = 18;

const monthBefore = (month: string) => addDays(`${month}-01`, -1).slice(0, 7);

/** This one and those before it, written `11/2026`. */
const monthsUntil = (today: string) => {
  const months = [today.slice(0, 7)];
  while (months.length < MONTHS) months.push(monthBefore(months.at(-1) ?? ''));
  return months.map((value) => ({ value, label: `${value.slice(5)}/${value.slice(0, 4)}` }));
};

/** A month of a kind: what is still to be written down, and when nothing is, its lock. */
export const MonthScreen = ({ kind, above }: { kind: KindId; above: ReactNode }) => {
  const say = useSay();
  const today = dayOf(useNow());
  const [month, setMonth] = useState(today.slice(0, 7));
  const [providerId, setProviderId] = useState('');
  const { value: options } = useRemote(expenseOptionsOf, kind);
  const state = useRemote(monthOf, { kind, month });

  return (
    <Screen title={say(monthTab)} aside={<KindBadge kind={kind} />}>
      {above}
      <div className="stack gap-5">
        <div className={classes['choices']}>
          <NativeSelect
            label={say(monthLabel)}
            value={month}
            data={monthsUntil(today)}
            onChange={({ currentTarget: { value } }) => setMonth(value)}
          />
          <NativeSelect
            label={say(expenseFields.providerId.label)}
            value={providerId}
            data={[
              { value: '', label: say(choose) },
              ...(options?.providers ?? []).map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={({ currentTarget: { value } }) => setProviderId(value)}
          />
        </div>
        <Shown of={state} skeleton={<div aria-busy className={classes['state']} />}>
          {(now) => <MonthState key={month} kind={kind} state={now} onChanged={state.show} />}
        </Shown>
        {providerId === '' ? (
          <p className="soft">{say(chooseProvider)}</p>
        ) : (
          <ProviderMonth
            key={`${providerId} ${month} ${state.value?.lockedAt ?? ''}`}
            kind={kind}
            providerId={providerId}
            month={month}
            onSaved={() => void state.read()}
          />
        )}
      </div>
    </Screen>
  );
};
