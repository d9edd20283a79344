import { useState } from 'react';
import { formatTime } from '#domain/dates/format-bangkok';
import {
  lineCodeNotHere,
  lineCodeSent,
  lineIsLinked,
  lineIsNotLinked,
  linkLine,
  openLineAccount,
  sendLineCode,
  unlinkLine,
} from '#words/notice-settings';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import type { Answer } from '../../api/client';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import classes from './notice-settings.module.css';

const linkOf = (): Source<Answer<'readLineLink'>> => ({
  read: (api, signal) => api.call('readLineLink', { signal, background: true }),
  topics: [],
});

/** Whether LINE reaches this person, and the code that links it. */
export const LineHere = () => {
  const say = useSay();
  const { api } = useServices();
  const link = useRemote(linkOf, 'mine');
  const [code, setCode] = useState<Answer<'makeLineCode'> | null>(null);
  const [isAwaited, setAwaited] = useState(false);
  const { busy, trouble, attempt } = useAttempt();
  if (!link.value) return null;
  const { isLinked, account } = link.value;

  const make = () =>
    attempt(async () => {
      setCode(await api.call('makeLineCode'));
      setAwaited(false);
    });
  const look = () =>
    attempt(async () => {
      link.show(await api.call('readLineLink'));
      setAwaited(true);
    });
  const unlink = () =>
    attempt(async () => {
      link.show(await api.call('unlinkLine'));
      setCode(null);
    });
  // Whoever comes back from LINE finds it linked without a tap.
  const open = isLinked ? null : code;

  return (
    <section className="card stack gap-2">
      <div className="row between">
        <span role="status">{say(isLinked ? lineIsLinked : lineIsNotLinked)}</span>
        {open === null && (
          <button
            type="button"
            className="button"
            disabled={busy}
            onClick={() => void (isLinked ? unlink() : make())}
          >
            {say(isLinked ? unlinkLine : linkLine)}
          </button>
        )}
      </div>
      {open && (
        <>
          <p>
            {say(sendLineCode, {
              account: account?.name ?? '',
              until: formatTime(open.expiresAt),
            })}
          </p>
          <p className={classes['code']}>{open.code}</p>
          {account && (
            <a className="button" href={account.url} target="_blank" rel="noreferrer">
              {say(openLineAccount)}
            </a>
          )}
          <button type="button" className="button" disabled={busy} onClick={() => void look()}>
            {say(lineCodeSent)}
          </button>
          <p role="status" className="soft small">
            {isAwaited && say(lineCodeNotHere)}
          </p>
        </>
      )}
      <Trouble says={trouble} />
    </section>
  );
};
