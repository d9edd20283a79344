import { Suspense } from 'react';
import { useServices } from '../app-services';
import { extra } from '../ui/extra';
import { useStore } from '../ui/store';
import classes from './connectivity-pill.module.css';

const ConnectivityPill = extra(() => import('./connectivity-pill'));

/** Speaks up only when something is not as usual; until then not even its words are loaded. */
export const ConnectivityStatus = () => {
  const { connectivity, missesNews, outbox, session } = useServices();
  const online = useStore(connectivity);
  const isOld = useStore(missesNews);
  const items = useStore(outbox.items);
  const state = useStore(session.state);
  const mustSignIn = state.status === 'signed-in' && state.stale === 'refused';
  return (
    <div role="status" className={classes['status']}>
      {(!online || isOld || mustSignIn || items.length > 0) && (
        <Suspense>
          <ConnectivityPill mustSignIn={mustSignIn} />
        </Suspense>
      )}
    </div>
  );
};
