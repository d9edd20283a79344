import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { skipToContent } from '#words/shell';
import { useServices } from '../app-services';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { isSupplier } from './admin-access';
import { EmployeeMenu } from './employee-menu';
import classes from './frame.module.css';
import { flagsOf } from './guards';
import { LoadingOverlay } from './loading-overlay';
import { MenuButton } from './menu-button';
import { OpenDialog } from './open-dialog';
import { PermanentDrawer, TemporaryDrawer } from './side-drawer';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';
import { useStage } from './use-stage';
import { UserMenu } from './user-menu';
import { WaitingStage } from './waiting-stage';

const AdminMenu = lazy(() => import('./admin-menu'));
const ExceptionalStage = lazy(() => import('./stages/exceptional-stage'));
const PwaNotices = lazy(() =>
  import('../pwa/pwa-notices').then((module) => ({ default: module.PwaNotices })),
);

const CONTENT_ID = 'content';

/** A new page is announced, and the keyboard goes on from its beginning. */
const useFocusOnNewPage = () => {
  const content = useRef<HTMLElement>(null);
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [pathname]);
  return content;
};

/** The wrapper of all pages: top bar, menu, and whatever may be shown to this person now. */
export const Frame = () => {
  const say = useSay();
  const { session, userData } = useServices();
  const stage = useStage();
  const drawer = useDrawer();
  const content = useFocusOnNewPage();
  const isSignedIn = useStore(session.state).status === 'signed-in';
  useStore(userData.value);

  const hasMenu = stage === 'admin' || stage === 'employee';
  const Menu = stage === 'admin' || isSupplier(flagsOf({ userData })) ? AdminMenu : EmployeeMenu;
  const menu = (
    <Suspense>
      <Menu />
    </Suspense>
  );

  return (
    <div
      className={classes['frame']}
      data-drawer={hasMenu && drawer.wide ? (drawer.expanded ? 'expanded' : 'collapsed') : 'none'}
    >
      <a href={`#${CONTENT_ID}`} className={classes['skip']}>
        {say(skipToContent)}
      </a>
      <div inert={drawer.open}>
        <TopBar
          isAdminArea={stage === 'admin'}
          menuButton={
            hasMenu && (
              <MenuButton
                ref={drawer.button}
                wide={drawer.wide}
                expanded={drawer.wide ? drawer.expanded : drawer.open}
                onClick={drawer.toggle}
              />
            )
          }
          userMenu={isSignedIn && <UserMenu />}
        />
      </div>
      {hasMenu &&
        (drawer.wide ? (
          <PermanentDrawer expanded={drawer.expanded}>{menu}</PermanentDrawer>
        ) : (
          <TemporaryDrawer open={drawer.open} onClose={drawer.close}>
            {menu}
          </TemporaryDrawer>
        ))}
      <main
        ref={content}
        id={CONTENT_ID}
        tabIndex={-1}
        inert={drawer.open}
        className={classes['content']}
      >
        <Suspense fallback={<WaitingStage />}>
          {hasMenu ? (
            <Outlet />
          ) : stage === 'waiting' ? (
            <WaitingStage />
          ) : (
            <ExceptionalStage stage={stage} />
          )}
        </Suspense>
      </main>
      <Suspense>
        {isSignedIn && <PwaNotices />}
        <OpenDialog />
      </Suspense>
      <LoadingOverlay />
    </div>
  );
};
