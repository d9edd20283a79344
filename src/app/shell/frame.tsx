import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, type RefObject, Suspense, useEffect, useRef } from 'react';
import { skipToContent } from '#words/shell';
import { useServices } from '../app-services';
import { extra } from '../ui/extra';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { atRest } from '../session/after-first-paint';
import { flagsOf, isSupplier } from '../session/admin-access';
import { Bell } from './bell';
import classes from './frame.module.css';
import { LoadingOverlay } from './loading-overlay';
import { MenuButton } from './menu-button';
import { TopBar } from './top-bar';
import { useDrawer } from './use-drawer';
import { useStage } from './use-stage';
import { UserMenu } from './user-menu';
import { WaitingStage } from './waiting-stage';

const OpenDialog = lazy(() => import('./open-dialog'));
const SideDrawer = lazy(() => import('./side-drawer'));
const ExceptionalStage = lazy(() => import('./stages/exceptional-stage'));
const PwaNotices = extra(async () => {
  await atRest();
  return { default: (await import('./pwa/pwa-notices')).PwaNotices };
});

const CONTENT_ID = 'content';
const DRAWER_ID = 'main-menu';

/** A new page is announced, and the keyboard goes on from its beginning. */
const useFocusOnNewPage = (content: RefObject<HTMLElement | null>) => {
  const pathname = useLocation({ select: (location) => location.pathname });
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    content.current?.focus({ preventScroll: true });
  }, [content, pathname]);
};

/** The wrapper of all pages: top bar, menu, and whatever may be shown to this person now. */
export const Frame = () => {
  const say = useSay();
  const { session, userData } = useServices();
  const stage = useStage();
  const button = useRef<HTMLButtonElement>(null);
  const content = useRef<HTMLElement>(null);
  const drawer = useDrawer({ button, content });
  useFocusOnNewPage(content);
  const isSignedIn = useStore(session.state).status === 'signed-in';
  useStore(userData.value);

  // Whoever has no record here is told nothing.
  const hasNotices = stage !== 'unknown-employee' && stage !== 'not-allowed';
  const hasMenu = stage === 'admin' || stage === 'employee';

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
            // Its place is kept while nobody knows yet: the title beside it does not move.
            (hasMenu || stage === 'waiting') && (
              <MenuButton
                ref={button}
                disabled={!hasMenu}
                controls={DRAWER_ID}
                wide={drawer.wide}
                expanded={drawer.wide ? drawer.expanded : drawer.open}
                onClick={drawer.toggle}
              />
            )
          }
          userMenu={
            isSignedIn && (
              <>
                {hasNotices && <Bell />}
                <UserMenu />
              </>
            )
          }
        />
      </div>
      {hasMenu && (
        <Suspense
          fallback={<div id={DRAWER_ID} className={drawer.wide ? classes['drawerPlace'] : ''} />}
        >
          <SideDrawer
            id={DRAWER_ID}
            wide={drawer.wide}
            expanded={drawer.expanded}
            open={drawer.open}
            onClose={drawer.close}
            isAdmin={stage === 'admin' || isSupplier(flagsOf({ userData }))}
          />
        </Suspense>
      )}
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
