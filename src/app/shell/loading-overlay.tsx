import { loading, saving } from '#words/shell';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './loading-overlay.module.css';

/** A line that runs while something is under way; a veil besides, while something is being written. */
export const LoadingOverlay = () => {
  const say = useSay();
  const overlay = useStore(useServices().inFlight.overlay);
  return (
    <div role="status" className={classes['overlay']} data-overlay={overlay}>
      {overlay !== 'none' && (
        <>
          <span className={classes['line']} />
          <span className={classes['text']}>{say(overlay === 'blocking' ? saving : loading)}</span>
        </>
      )}
    </div>
  );
};
