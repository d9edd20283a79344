import { later, newVersion, newVersionExplained, updateNow, updating } from '#words/pwa';
import { useServices } from '../../app-services';
import { useSay } from '../../ui/use-say';
import { Bar, BarButton } from './bar';

export const UpdateBar = ({ busy }: { busy: boolean }) => {
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
