import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { userMenu, userMenuNoName } from '#words/shell';
import { useServices } from '../app-services';
import { PersonIcon } from './bar-icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { shownName } from './shown-name';
import barClasses from './top-bar.module.css';
import classes from './user-menu.module.css';

const UserMenuPanel = lazy(() => import('./user-menu-panel'));

type UserMenuProps = {
  /** In the bar at the bottom it opens upwards, and is named by what stands on it. */
  className?: string | undefined;
  children?: ReactNode;
};

/** A button that shows or hides what a person can do about themselves and the app. */
export const UserMenu = ({ className, children }: UserMenuProps) => {
  const say = useSay();
  const { session, userData } = useServices();
  const id = children ? 'me' : 'user-menu';
  const name = shownName(useStore(userData.value), useStore(session.state));
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);

  const close = () => {
    setOpen(false);
    // A dialog that opens now gives the focus back to where it is.
    button.current?.focus();
  };

  return (
    <div
      ref={menu}
      className={classes['menu']}
      data-up={!!children || undefined}
      data-own-keys={open || undefined}
    >
      <button
        ref={button}
        type="button"
        className={className ?? barClasses['tool']}
        aria-label={children ? undefined : name ? say(userMenu, { name }) : say(userMenuNoName)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {children ?? (
          <span className={classes['avatar']}>
            <PersonIcon size={22} />
          </span>
        )}
      </button>
      <div id={id} hidden={!open} className={classes['panel']}>
        <Suspense>
          {open && <UserMenuPanel within={menu} onChoose={close} onLeave={() => setOpen(false)} />}
        </Suspense>
      </div>
    </div>
  );
};
