import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { bellTitle } from '#words/bell';
import { useServices } from '../app-services';
import { atRest } from '../session/after-first-paint';
import { hasName } from '../session/user-data';
import { extra } from '../ui/extra';
import { withDialog } from '../ui/search';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { BellIcon } from './bar-icons';
import classes from './top-bar.module.css';

// The bell stands before the number on it is known.
const BellCount = extra(() => atRest().then(() => import('../features/notices/bell-count')));

export const Bell = () => {
  const say = useSay();
  const isKnown = hasName(useStore(useServices().userData.value));
  return (
    <Link to="." search={withDialog('notices')} resetScroll={false} className={classes['tool']}>
      <span className="hidden">{say(bellTitle)}</span>
      <BellIcon size={22} />
      <Suspense>{isKnown && <BellCount />}</Suspense>
    </Link>
  );
};
