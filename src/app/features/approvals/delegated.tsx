import { lazy, Suspense, useRef, useState } from 'react';
import type { Delegation, Delegations } from '#contract/delegations';
import { formatDate } from '#domain/dates/format-bangkok';
import {
  delegated,
  delegateNow,
  givenNone,
  givenTitle,
  keepIt,
  laterActive,
  needsConnection,
  nowActive,
  periodOf,
  receivedNone,
  receivedTitle,
  revoke,
  revoked,
  revokeOf,
  revokeSure,
} from '#words/delegations';
import { refusals } from '#words/refusals';
import { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { NewsBar, useNews } from '../../ui/news-bar';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import { delegationsOf } from './approval-remotes';

const DelegationSheet = lazy(() => import('./delegation-sheet'));

/** The last day, not the moment after it. */
const lastDay = (until: string) => formatDate(new Date(until).getTime() - 1);

type DelegationCardProps = { delegation: Delegation; onRevoke?: () => void };

const DelegationCard = ({ delegation, onRevoke }: DelegationCardProps) => {
  const say = useSay();
  const [isSure, setIsSure] = useState(false);
  const { name, from, until, isNow, reason } = delegation;
  return (
    <li className={`card ${classes['card']} ${isNow ? 'calm' : ''} grid gap-1 start`}>
      <p className="strong">{name}</p>
      <p>{say(periodOf, { from: formatDate(from), until: lastDay(until) })}</p>
      <p className="soft small">
        {[say(isNow ? nowActive : laterActive), reason].filter(Boolean).join(' · ')}
      </p>
      {onRevoke && !isSure && (
        <button
          type="button"
          className="button"
          aria-label={say(revokeOf, { name })}
          onClick={() => setIsSure(true)}
        >
          {say(revoke)}
        </button>
      )}
      {onRevoke && isSure && (
        <div role="group" aria-label={say(revokeSure, { name })} className="row wrap">
          <p>{say(revokeSure, { name })}</p>
          <button type="button" className="button warns" onClick={onRevoke}>
            {say(revoke)}
          </button>
          <button type="button" className="button" onClick={() => setIsSure(false)}>
            {say(keepIt)}
          </button>
        </div>
      )}
    </li>
  );
};

/** Who decides for me for some days, and for whom I do. */
export const Delegated = () => {
  const say = useSay();
  const { api, connectivity } = useServices();
  const online = useStore(connectivity);
  const remote = useRemote(delegationsOf, 'mine');
  const { show, read } = remote;
  const [isOpen, setIsOpen] = useState(false);
  const [news, setNews] = useNews();
  const message = useRef<HTMLDivElement>(null);

  const tell = (text: string, isProblem: boolean) => {
    setNews({ text, isProblem });
    message.current?.focus({ preventScroll: true });
  };

  const takeBack = async ({ id, version }: Delegation) => {
    try {
      show(await api.call('revokeDelegation', { params: { id }, version }));
      tell(say(revoked), false);
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'temporarily_unavailable';
      tell(say(refusals[code]), true);
      void read();
    }
  };

  const made = (next: Delegations, name: string) => {
    show(next);
    setIsOpen(false);
    tell(say(delegated, { name }), false);
  };

  return (
    <>
      <NewsBar ref={message} news={news} onClose={() => setNews(null)} />
      <div role="status">{!online && <p className="note">{say(needsConnection)}</p>}</div>
      <Shown of={remote}>
        {(known) => (
          <>
            <section aria-labelledby="given" className="grid start">
              <h2 id="given">{say(givenTitle)}</h2>
              {known.given.length === 0 && <p className="soft small">{say(givenNone)}</p>}
              <ul className="cards">
                {known.given.map((delegation) => (
                  <DelegationCard
                    key={delegation.id}
                    delegation={delegation}
                    {...(online && { onRevoke: () => void takeBack(delegation) })}
                  />
                ))}
              </ul>
              <button
                type="button"
                className="button main"
                disabled={!online}
                onClick={() => setIsOpen(true)}
              >
                {say(delegateNow)}
              </button>
            </section>
            <section aria-labelledby="received" className="grid start">
              <h2 id="received">{say(receivedTitle)}</h2>
              {known.received.length === 0 && <p className="soft small">{say(receivedNone)}</p>}
              <ul className="cards">
                {known.received.map((delegation) => (
                  <DelegationCard key={delegation.id} delegation={delegation} />
                ))}
              </ul>
            </section>
          </>
        )}
      </Shown>
      {isOpen && (
        <Suspense>
          <DelegationSheet onClose={() => setIsOpen(false)} onMade={made} />
        </Suspense>
      )}
    </>
  );
};
