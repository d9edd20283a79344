import { useLocation } from '@tanstack/react-router';
import { useServices } from '../app-services';
import { hasName } from '../session/user-data';
import { useStore } from '../ui/store';
import { isAdminPath, isGuardedPath } from './areas';

/** What stands between the top bar and the bottom of the screen. */
export type Stage =
  | 'waiting'
  | 'rejected'
  | 'offline'
  | 'failed'
  | 'signed-out'
  | 'unknown-employee'
  | 'not-allowed'
  | 'not-reached'
  | 'closed'
  | 'admin'
  | 'employee';

const useSignedInStage = (): Stage => {
  const { userData, permission, serviceState, connectivity } = useServices();
  const isKnown = hasName(useStore(userData.value));
  const isAdmin = useStore(userData.isAdmin);
  const check = useStore(permission.state);
  const { isClose, status: service } = useStore(serviceState.value);
  const online = useStore(connectivity);
  const pathname = useLocation({ select: (location) => location.pathname });

  if (check === 'unknown-employee') return 'unknown-employee';
  if (check === 'account-not-allowed') return 'not-allowed';
  if (!isKnown) return check === 'failed' || check === 'offline' ? 'not-reached' : 'waiting';
  if (isAdmin && isAdminPath(pathname)) return 'admin';
  if (isGuardedPath(pathname)) return 'waiting';
  // A new device: a closed service must not look open until the answer comes.
  if (service === 'unknown' && online) return 'waiting';
  return isClose ? 'closed' : 'employee';
};

export const useStage = (): Stage => {
  const { status } = useStore(useServices().session.state);
  const signedIn = useSignedInStage();
  switch (status) {
    case 'signed-in':
      return signedIn;
    // What the device remembers of the person is shown while MSAL is still being loaded.
    case 'starting':
      return signedIn === 'admin' || signedIn === 'employee' || signedIn === 'closed'
        ? signedIn
        : 'waiting';
    case 'redirecting':
      return 'waiting';
    case 'rejected':
    case 'offline':
    case 'failed':
    case 'signed-out':
      return status;
  }
};
