import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { approveTab, bookTab, homeTab, meTab, shortcuts } from '#words/bottom-bar';
import { useServices } from '../app-services';
import { drawIcon } from '../ui/icon';
import { ApproveIcon } from '../ui/icons';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { ApprovalCount } from './approval-count';
import { PersonIcon } from './bar-icons';
import classes from './bottom-bar.module.css';
import { UserMenu } from './user-menu';

const BookSheet = lazy(() => import('../features/booking/book-sheet'));

const house = 'M4.5 11 12 4.5l7.5 6.5v7a2 2 0 0 1-2 2h-11a2 2 0 0 1-2-2Z';
const HomeIcon = drawIcon(
  <>
    <path data-soft d={house} />
    <path d={`${house}M9.8 20v-5.5h4.4V20`} />
  </>,
);
const BookIcon = drawIcon(<path d="M12 5v14M5 12h14" />);

/** A form, and what is done with a car, have the bottom of the screen for their own act. */
const hasBar = (pathname: string) => ['/checkbooking', '/approve', '/evaluate'].includes(pathname);

/** The four places people go, where the thumb is; the menu has these and all others. */
export const BottomBar = ({ inert }: { inert: boolean }) => {
  const say = useSay();
  const { userData } = useServices();
  const { isApprover } = useStore(userData.value).userInfo;
  const isShown = useLocation({ select: ({ pathname }) => hasBar(pathname) });
  const [isBooking, setBooking] = useState(false);
  if (!isShown) return null;
  return (
    <nav aria-label={say(shortcuts)} className={classes['bar']} inert={inert}>
      <Link to="/checkbooking" activeOptions={{ includeSearch: false }} className={classes['tab']}>
        <HomeIcon />
        {say(homeTab)}
      </Link>
      <button
        type="button"
        className={classes['tab']}
        aria-haspopup="dialog"
        onClick={() => setBooking(true)}
      >
        <span className={classes['act']}>
          <BookIcon />
        </span>
        {say(bookTab)}
      </button>
      {isApprover && (
        <Link to="/approve" activeOptions={{ includeSearch: false }} className={classes['tab']}>
          <ApproveIcon />
          {say(approveTab)}
          <ApprovalCount place="menu" />
        </Link>
      )}
      <UserMenu className={classes['tab']}>
        <PersonIcon />
        {say(meTab)}
      </UserMenu>
      <Suspense>{isBooking && <BookSheet onClose={() => setBooking(false)} />}</Suspense>
    </nav>
  );
};
