import { offlineExplained, offlinePill, waitingExplained, waitingPill } from '#words/shell';
import { useServices } from '../app-services';
import { CloudOffIcon, CloudWaitIcon } from '../ui/icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './connectivity-pill.module.css';

/** Speaks up only when something is not as usual: no connection, or something not sent yet. */
export const ConnectivityPill = () => {
  const say = useSay();
  const { connectivity, outbox } = useServices();
  const online = useStore(connectivity);
  const count = useStore(outbox.waiting);

  const texts = [
    ...(online ? [] : [{ short: say(offlinePill), long: say(offlineExplained) }]),
    ...(count === 0
      ? []
      : [{ short: say(waitingPill, { count }), long: say(waitingExplained, { count }) }]),
  ];
  return (
    <div role="status" className={classes['status']}>
      {texts.length > 0 && (
        <span className={classes['pill']} title={texts.map(({ long }) => long).join(' ')}>
          {online ? <CloudWaitIcon size={18} /> : <CloudOffIcon size={18} />}
          {texts.map(({ short }) => short).join(' · ')}
        </span>
      )}
    </div>
  );
};
