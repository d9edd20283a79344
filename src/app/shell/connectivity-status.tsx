import { lazy, Suspense } from 'react';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import classes from './connectivity-pill.module.css';

const ConnectivityPill = lazy(() => import('./connectivity-pill'));

/** Speaks up only when something is not as usual; until then not even its words are loaded. */
export const ConnectivityStatus = () => {
  const { connectivity, outbox } = useServices();
  const online = useStore(connectivity);
  const items = useStore(outbox.items);
  return (
    <div role="status" className={classes['status']}>
      {(!online || items.length > 0) && (
        <Suspense>
          <ConnectivityPill />
        </Suspense>
      )}
    </div>
  );
};
