import { useFocusTrap } from '@mantine/hooks';
import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { closeMenu, mainMenu, productTitle } from '#words/shell';
import { useBackCloses } from '../ui/use-back-closes';
import { CloseButton } from '../ui/close-button';
import { useSay } from '../ui/use-say';
import { BottomBar } from './bottom-bar';
import { EmployeeMenu } from './employee-menu';
import menuClasses from './menu.module.css';
import classes from './side-drawer.module.css';

const AdminMenu = lazy(() => import('./admin-menu'));

type PermanentProps = { id: string; expanded: boolean; children: ReactNode };
type TemporaryProps = { id: string; open: boolean; onClose: () => void; children: ReactNode };

/** Beside the page on wide screens: a rail of icons, or with their names. */
const PermanentDrawer = ({ id, expanded, children }: PermanentProps) => {
  const say = useSay();
  return (
    <nav
      id={id}
      aria-label={say(mainMenu)}
      className={classes['permanent']}
      data-collapsed={!expanded || undefined}
    >
      <ul className={menuClasses['menu']}>{children}</ul>
    </nav>
  );
};

/** Over the page on phones, until a choice, Back, Escape, the backdrop or its button closes it. */
const TemporaryDrawer = ({ id, open, onClose, children }: TemporaryProps) => {
  const say = useSay();
  const trap = useFocusTrap(open);
  useBackCloses(onClose, open);

  useEffect(() => {
    if (!open) return;
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open, onClose]);

  return (
    <>
      <div
        className={classes['backdrop']}
        data-open={open || undefined}
        data-testid="drawer-backdrop"
        role="presentation"
        onClick={onClose}
      />
      <div
        id={id}
        ref={trap}
        role="dialog"
        aria-modal={open}
        aria-label={say(mainMenu)}
        className={classes['temporary']}
        data-open={open || undefined}
        inert={!open}
      >
        <div className={classes['head']}>
          <span className="strong">{say(productTitle)}</span>
          <CloseButton label={say(closeMenu)} onClick={onClose} size={24} />
        </div>
        <nav aria-label={say(mainMenu)} className={classes['scroll']}>
          <ul className={menuClasses['menu']}>{children}</ul>
        </nav>
      </div>
    </>
  );
};

type SideDrawerProps = {
  id: string;
  wide: boolean;
  expanded: boolean;
  open: boolean;
  onClose: () => void;
  /** Which of the two systems the menu is of. */
  isAdmin: boolean;
};

const SideDrawer = ({ id, wide, expanded, open, onClose, isAdmin }: SideDrawerProps) => {
  const menu = <Suspense>{isAdmin ? <AdminMenu /> : <EmployeeMenu />}</Suspense>;
  return wide ? (
    <PermanentDrawer id={id} expanded={expanded}>
      {menu}
    </PermanentDrawer>
  ) : (
    <>
      {!isAdmin && <BottomBar inert={open} />}
      <TemporaryDrawer id={id} open={open} onClose={onClose}>
        {menu}
      </TemporaryDrawer>
    </>
  );
};

export default SideDrawer;
