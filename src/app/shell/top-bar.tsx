import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminTitle, demoMark, goHome, productTitle } from '#words/shell';
import { useServices } from '../app-services';
import { useSay } from '../ui/use-say';
import { ConnectivityStatus } from './connectivity-status';
import { LanguageSwitch } from './language-switch';
import { Mark } from './mark';
import classes from './top-bar.module.css';

type TopBarProps = {
  isAdminArea: boolean;
  menuButton?: ReactNode;
  userMenu?: ReactNode;
};

export const TopBar = ({ isAdminArea, menuButton, userMenu }: TopBarProps) => {
  const say = useSay();
  const { config } = useServices();
  return (
    <header className={classes['bar']}>
      {menuButton}
      <Link
        to={isAdminArea ? '/admin' : '/checkbooking'}
        className={classes['brand']}
        aria-label={`${say(productTitle)} – ${say(goHome)}`}
        activeProps={{ 'aria-current': undefined }}
      >
        <Mark />
        {config.isDemo && (
          <span className={classes['demo']} data-demo>
            {say(demoMark)}
          </span>
        )}
        <span className={classes['title']}>{say(productTitle)}</span>
        {isAdminArea && <span className={classes['area']}>{say(adminTitle)}</span>}
      </Link>
      <div className={classes['tools']}>
        <ConnectivityStatus />
        <LanguageSwitch />
        {userMenu}
      </div>
    </header>
  );
};
