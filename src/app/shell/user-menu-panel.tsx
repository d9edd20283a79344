import { Link, useLocation } from '@tanstack/react-router';
import { installTitle } from '#words/pwa';
import {
  contactAndReport,
  employeeNumber,
  serviceStateEntry,
  toAdmin,
  toBooking,
} from '#words/user-menu';
import { useServices } from '../app-services';
import { HelpIcon, InstallIcon, PowerIcon, SwapIcon } from '../ui/icons';
import { SignedInAs } from '../session/signed-in-as';
import { useStore } from '../ui/store';
import { useBackCloses } from '../ui/use-back-closes';
import { useSay } from '../ui/use-say';
import { adminEntry, flagsOf, isSupplier, mayOpenAdminUsers } from '../session/admin-access';
import { isAdminPath } from './areas';
import { LogOut } from './log-out';
import { withDialog } from '../ui/search';
import { shownName } from './shown-name';
import classes from './user-menu.module.css';

const UserMenuPanel = ({ onChoose }: { onChoose: () => void }) => {
  const say = useSay();
  const { session, userData, installation } = useServices();
  const person = useStore(userData.value);
  const state = useStore(session.state);
  const canInstall = useStore(installation.way) === 'browser';
  const inAdmin = useLocation({ select: ({ pathname }) => isAdminPath(pathname) });
  const flags = flagsOf({ userData });
  const entry = adminEntry(flags);
  const isAdmin = useStore(userData.isAdmin) === true;
  useBackCloses(onChoose);
  const number = person.userInfo.employeeId ?? person.adminInfo?.employeeNo;

  return (
    <>
      <div className={classes['person']}>
        <strong>{shownName(person, state)}</strong>
        <span>
          <SignedInAs />
        </span>
        {number && <span>{say(employeeNumber, { id: number })}</span>}
      </div>
      <ul className={classes['list']}>
        {!inAdmin && entry && (
          <li>
            <Link {...entry} className={classes['item']} onClick={onChoose}>
              <SwapIcon size={22} />
              {say(toAdmin)}
            </Link>
          </li>
        )}
        {inAdmin && !isSupplier(flags) && (
          <li>
            <Link to="/" className={classes['item']} onClick={onChoose}>
              <SwapIcon size={22} />
              {say(toBooking)}
            </Link>
          </li>
        )}
        {isAdmin && mayOpenAdminUsers(flags) && (
          <li>
            <Link
              to="."
              search={withDialog('service-state')}
              resetScroll={false}
              className={classes['item']}
              onClick={onChoose}
            >
              <PowerIcon size={22} />
              {say(serviceStateEntry)}
            </Link>
          </li>
        )}
        <li>
          <Link
            to="."
            search={withDialog('contact')}
            resetScroll={false}
            className={classes['item']}
            onClick={onChoose}
          >
            <HelpIcon size={22} />
            {say(contactAndReport)}
          </Link>
        </li>
        {canInstall && (
          <li>
            <button
              type="button"
              className={classes['item']}
              onClick={() => void installation.install()}
            >
              <InstallIcon size={22} />
              {say(installTitle)}
            </button>
          </li>
        )}
        <li>
          <LogOut />
        </li>
      </ul>
    </>
  );
};

export default UserMenuPanel;
