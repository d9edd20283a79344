import { Button } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { brokenText, brokenTitle } from '#words/screens';
import { tryAgain } from '#words/actions';
import { contactAndReport } from '#words/user-menu';
import Mantine from '../theme/mantine';
import { Notice } from '../ui/notice';
import { useSay } from '../ui/use-say';
import { useTabTitle } from '../ui/use-tab-title';
import { withDialog } from '../ui/search';

const BrokenScreen = () => {
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

export default BrokenScreen;
