import { useState } from 'react';
import { logOut, logOutUnsent, logOutUnsentText, stayIn } from '#words/user-menu';
import { useServices } from '../app-services';
import { LogOutIcon } from '../ui/icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import classes from './user-menu.module.css';

/** Whoever does nothing more stays. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks before it leaves what nobody has received yet: on a shared phone the next sign-in may be tomorrow. */
export const LogOut = () => {
  const say = useSay();
  const { session, outbox } = useServices();
  const { length: count } = useStore(outbox.items);
  const [isAsking, setAsking] = useState(false);
  const leave = () => void session.signOut();

  if (isAsking && count > 0) {
    return (
      <div role="alertdialog" aria-label={say(logOutUnsent, { count })} className={classes['ask']}>
        <strong>{say(logOutUnsent, { count })}</strong>
        <p className="soft small">{say(logOutUnsentText)}</p>
        <button type="button" className={classes['item']} onClick={leave}>
          <LogOutIcon size={22} />
          {say(logOut)}
        </button>
        <button
          type="button"
          ref={takeFocus}
          className="button main"
          onClick={() => setAsking(false)}
        >
          {say(stayIn)}
        </button>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={classes['item']}
      onClick={() => (count > 0 ? setAsking(true) : leave())}
    >
      <LogOutIcon size={22} />
      {say(logOut)}
    </button>
  );
};
