import {
  install,
  installReason,
  installTitle,
  later,
  tapShare,
  thenAddToHomeScreen,
} from '#words/pwa';
import { useServices } from '../../app-services';
import { drawIcon } from '../../ui/icon';
import { useSay } from '../../ui/use-say';
import { Bar, BarButton } from './bar';

/** As Safari draws it, so that it is found at a glance. */
const ShareIcon = drawIcon(<path d="M12 15V3m0 0L8 7m4-4 4 4M7.5 10.5H5V21h14V10.5h-2.5" />);

export const InstallBar = ({ byHand }: { byHand: boolean }) => {
  const say = useSay();
  const { installation } = useServices();
  const instructions = (
    <>
      {say(tapShare)}
      <ShareIcon size={20} />
      {say(thenAddToHomeScreen)}
    </>
  );
  return (
    <Bar
      title={say(installTitle)}
      text={byHand ? instructions : say(installReason)}
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
