import { Link, useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { noticeSettings } from '#words/notices-dialog';
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
import { adminEntry, flagsOf, mayOpenAdminUsers } from '../session/admin-access';
import { isAdminPath } from './areas';
import { mayReturnToBooking } from './may-return';
import { BellIcon } from './bar-icons';
import { LogOut } from './log-out';
import { withDialog } from '../ui/search';
import { shownName } from './shown-name';
import classes from './user-menu.module.css';

const dialog = (...which: Parameters<typeof withDialog>) =>
  ({ to: '.', search: withDialog(...which), resetScroll: false }) as const;

type UserMenuPanelProps = {
  /** The menu with its button. */
  within: RefObject<HTMLElement | null>;
  onChoose: () => void;
  /** Somebody went on elsewhere: the focus is theirs already. */
  onLeave: () => void;
};

/** Closed by Escape, and by whatever is touched or reached outside. */
const useLeaving = ({ within, onChoose, onLeave }: UserMenuPanelProps) => {
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onChoose();
  });
  const closeFromOutside = useEffectEvent((event: Event) => {
    if (event.target instanceof Node && !within.current?.contains(event.target)) onLeave();
  });
  useEffect(() => {
    const ending = new AbortController();
    const until = { signal: ending.signal };
    document.addEventListener('keydown', (event) => closeByKey(event), until);
    for (const type of ['pointerdown', 'focusin'])
      document.addEventListener(type, (event) => closeFromOutside(event), until);
    return () => ending.abort();
  }, []);
};

const UserMenuPanel = (props: UserMenuPanelProps) => {
  const { onChoose } = props;
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
  useLeaving(props);
  const number = person.userInfo.employeeId ?? person.adminInfo?.employeeNo;

  const links = [
    { isShown: !inAdmin && entry !== null, Icon: SwapIcon, name: toAdmin, ...entry },
    { isShown: inAdmin && mayReturnToBooking(flags), Icon: SwapIcon, name: toBooking, to: '/' },
    {
      isShown: isAdmin && mayOpenAdminUsers(flags),
      Icon: PowerIcon,
      name: serviceStateEntry,
      ...dialog('service-state'),
    },
    {
      isShown: true,
      Icon: BellIcon,
      name: noticeSettings,
      ...dialog('notices', 'settings'),
    },
    { isShown: true, Icon: HelpIcon, name: contactAndReport, ...dialog('contact') },
  ] as const;

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
        {links.map(
          ({ isShown, Icon, name, ...where }) =>
            isShown && (
              <li key={name.en}>
                <Link {...where} className={classes['item']} onClick={onChoose}>
                  <Icon size={22} />
                  {say(name)}
                </Link>
              </li>
            ),
        )}
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
