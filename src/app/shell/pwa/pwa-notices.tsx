import { useLocation } from '@tanstack/react-router';
import { useServices } from '../../app-services';
import { hasName } from '../../session/user-data';
import { useStore } from '../../ui/store';
import {
  install,
  installReason,
  installTitle,
  later,
  newVersion,
  newVersionExplained,
  offlineReady,
  openElsewhere,
  openElsewhereByMenu,
  openElsewhereReason,
  openThere,
  updateNow,
  updating,
} from '#words/pwa';
import { outOfChat } from '#domain/notice/out-of-chat';
import { InstallByHand } from '../../ui/install-by-hand';
import { useSay } from '../../ui/use-say';
import { Bar, BarButton } from './bar';
import { useEffect } from 'react';

const UpdateBar = ({ busy }: { busy: boolean }) => {
  const say = useSay();
  const { appUpdate } = useServices();
  return (
    <Bar
      title={say(newVersion)}
      text={say(newVersionExplained)}
      actions={
        <>
          {!busy && <BarButton onClick={appUpdate.dismiss}>{say(later)}</BarButton>}
          <BarButton main disabled={busy} onClick={appUpdate.update}>
            {say(busy ? updating : updateNow)}
          </BarButton>
        </>
      }
    />
  );
};

const LONG_ENOUGH_TO_READ_MS = 5_000;

const OfflineReadyBar = () => {
  const say = useSay();
  const { appUpdate } = useServices();
  useEffect(() => {
    const timer = setTimeout(appUpdate.dismiss, LONG_ENOUGH_TO_READ_MS);
    return () => clearTimeout(timer);
  }, [appUpdate]);
  return <Bar title={say(offlineReady)} />;
};

const InstallBar = ({ byHand }: { byHand: boolean }) => {
  const say = useSay();
  const { installation } = useServices();
  return (
    <Bar
      title={say(installTitle)}
      text={byHand ? <InstallByHand /> : say(installReason)}
      actions={
        <>
          <BarButton onClick={installation.dismiss}>{say(later)}</BarButton>
          {!byHand && (
            <BarButton main onClick={() => void installation.install()}>
              {say(install)}
            </BarButton>
          )}
        </>
      }
    />
  );
};

/** LINE leaves its own browser where an address asks for it; others do by their menu. */
const ElsewhereBar = () => {
  const say = useSay();
  const { installation } = useServices();
  const isLine = navigator.userAgent.includes('Line/');
  return (
    <Bar
      title={say(openElsewhere)}
      text={say(isLine ? openElsewhereReason : openElsewhereByMenu)}
      actions={
        <>
          <BarButton onClick={installation.dismiss}>{say(later)}</BarButton>
          {isLine && (
            <BarButton main onClick={() => location.assign(outOfChat(location.href))}>
              {say(openThere)}
            </BarButton>
          )}
        </>
      }
    />
  );
};

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
  if (offer === 'elsewhere') return <ElsewhereBar />;
  return offer === 'none' ? null : <InstallBar byHand={offer === 'by-hand'} />;
};
