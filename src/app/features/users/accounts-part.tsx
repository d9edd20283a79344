import { Button } from '@mantine/core';
import { useState } from 'react';
import type { AccountChange } from '#contract/accounts';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  accountsHint,
  accountsTitle,
  anotherAdmin,
  askedBy,
  changeAccount,
  confirmAccount,
  nothingWaits,
  noSignInName,
  onlyTheName,
  refuseAccount,
  takeBack,
  tiesAnew,
  waitingAccounts,
} from '#words/accounts';
import { couldNotSave } from '#words/admin-kit';
import type { Message } from '#words/message';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { AccountPanel } from './account-panel';
import { accountChangesOf } from './user-remotes';
import classes from './users.module.css';

type WaitingProps = {
  change: AccountChange;
  onDecide: (confirm: boolean) => Promise<void>;
};

const Waiting = ({ change, onDecide }: WaitingProps) => {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const { name, employeeNo, from, to, releases, reason, by, at, mayConfirm } = change;
  const decide = (confirm: boolean) => {
    setBusy(true);
    void onDecide(confirm).finally(() => setBusy(false));
  };
  return (
    <li className={classes['site']}>
      <div>
        <strong>{[name, employeeNo].filter(Boolean).join(' · ')}</strong>
        <span>
          {from === to ? (
            (to ?? say(noSignInName))
          ) : (
            <>
              <del>{from ?? say(noSignInName)}</del> → <ins>{to ?? say(noSignInName)}</ins>
            </>
          )}
        </span>
        <small className={releases ? 'urgent' : undefined}>
          {say(releases ? tiesAnew : onlyTheName)}
        </small>
        {reason !== null && <small>{reason}</small>}
        <small>{say(askedBy, { name: by, at: formatDateTime(at) })}</small>
        {!mayConfirm && <small>{say(anotherAdmin)}</small>}
      </div>
      <div className={classes['decide']}>
        {mayConfirm && (
          <Button
            disabled={busy}
            onClick={() => decide(true)}
            aria-label={`${say(confirmAccount)}: ${name}`}
          >
            {say(confirmAccount)}
          </Button>
        )}
        <Button
          variant="default"
          disabled={busy}
          onClick={() => decide(false)}
          aria-label={`${say(mayConfirm ? refuseAccount : takeBack)}: ${name}`}
        >
          {say(mayConfirm ? refuseAccount : takeBack)}
        </Button>
      </div>
    </li>
  );
};

/** Another account for somebody: one admin asks, a second one confirms. */
export const AccountsPart = () => {
  const say = useSay();
  const { api } = useServices();
  const waiting = useRemote(accountChangesOf, 'all');
  const { read, show } = waiting;
  const changes = waiting.value?.changes;
  const [trouble, setTrouble] = useState<Message | null>(null);
  const [isAsking, setAsking] = useState(false);

  const decide = async (id: string, confirm: boolean) => {
    setTrouble(null);
    try {
      const answer = await api.call('decideAccountChange', {
        params: { id },
        body: { confirm },
        idempotencyKey: crypto.randomUUID(),
      });
      show(answer);
    } catch (error) {
      setTrouble(error instanceof ApiError ? refusals[error.code] : couldNotSave);
      await read();
    }
  };

  return (
    <section className={classes['part']} aria-labelledby="sign-in-accounts">
      <h2 id="sign-in-accounts">{say(accountsTitle)}</h2>
      <p className="soft">{say(accountsHint)}</p>
      <div className={classes['site']}>
        <div role="status">
          <span>
            {changes &&
              (changes.length === 0
                ? say(nothingWaits)
                : say(waitingAccounts, { count: changes.length }))}
          </span>
        </div>
        <Button variant="default" onClick={() => setAsking(true)}>
          {say(changeAccount)}
        </Button>
      </div>
      <Trouble says={trouble} />
      <Shown of={waiting} skeleton={null}>
        {({ changes: waits }) =>
          waits.length > 0 && (
            <ul className="stack">
              {waits.map((change) => (
                <Waiting
                  key={change.id}
                  change={change}
                  onDecide={(confirm) => decide(change.id, confirm)}
                />
              ))}
            </ul>
          )
        }
      </Shown>
      {isAsking && (
        <AccountPanel
          onClose={() => setAsking(false)}
          onSaved={() => {
            setAsking(false);
            void read();
          }}
        />
      )}
    </section>
  );
};
