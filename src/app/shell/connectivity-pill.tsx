import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import {
  attentionPill,
  offlineExplained,
  offlinePill,
  oldExplained,
  oldPill,
  openOutbox,
  signInAgainExplained,
  signInAgainPill,
  waitingExplained,
  waitingPill,
} from '#words/connectivity';
import { useServices } from '../app-services';
import { withDialog } from '../ui/search';
import { drawIcon } from '../ui/icon';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './connectivity-pill.module.css';

const CloudOffIcon = drawIcon(
  <>
    <path data-soft d="M7.5 18.5a4 4 0 0 1-.7-7.9A5.5 5.5 0 0 1 17.3 11a3.8 3.8 0 0 1-.3 7.5Z" />
    <path d="M9.5 6.9a5.5 5.5 0 0 1 7.8 4.1 3.8 3.8 0 0 1 2.9 5.4M16 18.5H7.5a4 4 0 0 1-.7-7.9M4 4l16 16" />
  </>,
);

const CloudWaitIcon = drawIcon(
  <>
    <path data-soft d="M7.5 18.5a4 4 0 0 1-.7-7.9A5.5 5.5 0 0 1 17.3 11a3.8 3.8 0 0 1-.3 7.5Z" />
    <path d="M7.5 18.5a4 4 0 0 1-.7-7.9A5.5 5.5 0 0 1 17.3 11a3.8 3.8 0 0 1-.3 7.5M12 20v-7m0 0-2.5 2.5M12 13l2.5 2.5" />
  </>,
);

/** An ordinary send is over sooner. */
const AT_ONCE_MS = 2_000;

const useLasting = (isSo: boolean): boolean => {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isSo) return undefined;
    const timer = setTimeout(() => setLasts(true), AT_ONCE_MS);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isSo]);
  return isSo && lasts;
};

/** No connection, no news, no tokens from the provider any more, or something not sent. What is not sent opens on a tap. */
const ConnectivityPill = ({ mustSignIn }: { mustSignIn: boolean }) => {
  const say = useSay();
  const { connectivity, missesNews, outbox, session } = useServices();
  const online = useStore(connectivity);
  const isOld = useStore(missesNews) && online;
  const count = useStore(outbox.waiting);
  const items = useStore(outbox.items);
  const isLasting = useLasting(count > 0);
  const waiting = online && !isLasting ? 0 : count;
  const refused = items.filter(({ state }) => state === 'needs-attention').length;

  if (mustSignIn && online) {
    return (
      <button type="button" className={classes['tap']} onClick={() => void session.signIn()}>
        <span className={classes['pill']} data-pill data-refused title={say(signInAgainExplained)}>
          {say(signInAgainPill)}
        </span>
      </button>
    );
  }

  const texts = [
    ...(online ? [] : [say(offlinePill)]),
    ...(isOld ? [say(oldPill)] : []),
    ...(waiting === 0 ? [] : [say(waitingPill, { count: waiting })]),
    ...(refused === 0 ? [] : [say(attentionPill, { count: refused })]),
  ];
  const explained = [
    ...(online ? [] : [say(offlineExplained)]),
    ...(isOld ? [say(oldExplained)] : []),
    ...(waiting === 0 ? [] : [say(waitingExplained, { count: waiting })]),
    ...(items.length === 0 ? [] : [say(openOutbox)]),
  ].join(' ');

  const pill = texts.length > 0 && (
    <span className={classes['pill']} data-pill data-refused={refused > 0} title={explained}>
      {online ? <CloudWaitIcon size={18} /> : <CloudOffIcon size={18} />}
      {texts.join(' · ')}
    </span>
  );

  if (!pill || items.length === 0) return pill;
  return (
    <Link to="." search={withDialog('outbox')} resetScroll={false} className={classes['tap']}>
      {pill}
    </Link>
  );
};

export default ConnectivityPill;
