import { useLocation } from '@tanstack/react-router';
import { useServices } from '../../app-services';
import { hasName } from '../../session/user-data';
import { useStore } from '../../ui/store';
import { InstallBar } from './install-bar';
import { OfflineReadyBar } from './offline-ready-bar';
import { UpdateBar } from './update-bar';

/** At most one bar at a time, the more important first. Loaded after the first screen stands. */
export const PwaNotices = () => {
  const { appUpdate, installation, userData } = useServices();
  const isKnown = hasName(useStore(userData.value));
  const update = useStore(appUpdate.state);
  const offer = useStore(installation.offer);
  const isAtRest = useLocation({
    select: ({ pathname }) => pathname === '/checkbooking' || pathname.startsWith('/admin'),
  });
  // Whoever may not use it is promised nothing.
  if (update === 'offline-ready') return isKnown ? <OfflineReadyBar /> : null;
  // What stays until it is answered must not lie over what is being written, rated or decided: it can wait.
  if (!isAtRest && update !== 'updating') return null;
  if (update === 'waiting' || update === 'updating')
    return <UpdateBar busy={update === 'updating'} />;
  return offer === 'none' ? null : <InstallBar byHand={offer === 'by-hand'} />;
};
