import { useFocusTrap } from '@mantine/hooks';
import { type ReactNode, useEffect } from 'react';
import { closeMenu, mainMenu, productTitle } from '#words/shell';
import { CloseIcon } from '../ui/icons';
import { useSay } from '../ui/use-say';
import menuClasses from './menu.module.css';
import classes from './side-drawer.module.css';

export const DRAWER_ID = 'main-menu';

/** Beside the page on wide screens: a rail of icons, or with their names. */
export const PermanentDrawer = ({
  expanded,
  children,
}: {
  expanded: boolean;
  children: ReactNode;
}) => {
  const say = useSay();
  return (
    <nav
      id={DRAWER_ID}
      aria-label={say(mainMenu)}
      className={classes['permanent']}
      data-collapsed={!expanded || undefined}
    >
      <ul className={menuClasses['menu']}>{children}</ul>
    </nav>
  );
};

/** Over the page on phones, until a choice, Escape, the backdrop or its button closes it. */
export const TemporaryDrawer = ({
  open,
  onClose,
  children,
}: {
  open: boolean;
  onClose: () => void;
  children: ReactNode;
}) => {
  const say = useSay();
  const trap = useFocusTrap(open);

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
        onClick={onClose}
      />
      <div
        id={DRAWER_ID}
        ref={trap}
        role="dialog"
        aria-modal={open}
        aria-label={say(mainMenu)}
        className={classes['temporary']}
        data-open={open || undefined}
        inert={!open}
      >
        <div className={classes['head']}>
          <span className={classes['product']}>{say(productTitle)}</span>
          <button
            type="button"
            className={classes['close']}
            aria-label={say(closeMenu)}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        </div>
        <nav aria-label={say(mainMenu)} className={classes['scroll']}>
          <ul className={menuClasses['menu']}>{children}</ul>
        </nav>
      </div>
    </>
  );
};
