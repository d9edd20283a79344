import { Button } from '@mantine/core';
import { signedOutElsewhere, signInAgain } from '#words/screens';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';

/** Another tab signed out. */
export const SignedOutStage = () => {
  const say = useSay();
  const { session } = useServices();
  useTabTitle();
  return (
    <Notice
      scene="person"
      title={say(signedOutElsewhere)}
      actions={<Button onClick={() => void session.signIn()}>{say(signInAgain)}</Button>}
    />
  );
};
