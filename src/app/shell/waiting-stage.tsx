import { loading } from '#words/shell';
import { useSay } from '../ui/use-say';
import classes from './waiting-stage.module.css';

/** The shape of the first screen while it is not known yet who looks at it; the same as in `index.html`. */
export const WaitingStage = () => {
  const say = useSay();
  return (
    <div className={classes['waiting']} aria-busy>
      <span className="hidden">{say(loading)}</span>
      <span className={classes['title']} />
      <span className={classes['line']} />
      <span className={classes['tiles']}>
        <span />
        <span />
        <span />
        <span />
      </span>
    </div>
  );
};
