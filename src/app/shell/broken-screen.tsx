import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { brokenText, brokenTitle } from '#words/screens';
import { tryAgain } from '#words/actions';
import { contactAndReport } from '#words/user-menu';
import { useServices } from '../app-services';
import Mantine from '../theme/mantine';
import { Notice } from '../ui/notice';
import { useStore } from '../ui/store';
import { useSay } from '../ui/use-say';
import { useTabTitle } from '../ui/use-tab-title';
import { withDialog } from '../ui/search';
import { WaitingStage } from './waiting-stage';

const BrokenNotice = () => {
  const say = useSay();
  const router = useRouter();
  useTabTitle(say(brokenTitle));
  return (
    <Mantine>
      <Notice
        scene="lost"
        title={say(brokenTitle)}
        actions={
          <>
            <Button onClick={() => void router.invalidate()}>{say(tryAgain)}</Button>
            <Button
              variant="default"
              renderRoot={(props) => <Link to="." search={withDialog('contact')} {...props} />}
            >
              {say(contactAndReport)}
            </Button>
          </>
        }
      >
        <p>{say(brokenText)}</p>
      </Notice>
    </Mantine>
  );
};

/** A page that is missing because a newer version took its place comes with that version, by itself. */
const BrokenScreen = () => {
  const update = useStore(useServices().appUpdate.state);
  return update === 'looking' || update === 'updating' ? <WaitingStage /> : <BrokenNotice />;
};

export default BrokenScreen;
