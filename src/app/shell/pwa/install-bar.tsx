import { install, installReason, installTitle, later } from '#words/pwa';
import { useServices } from '../../app-services';
import { InstallByHand } from '../../ui/install-by-hand';
import { useSay } from '../../ui/use-say';
import { Bar, BarButton } from './bar';

export const InstallBar = ({ byHand }: { byHand: boolean }) => {
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
