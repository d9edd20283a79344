import { Button } from '@mantine/core';
import { refusals } from '#words/refusals';
import { invalidAccountTitle } from '#words/screens';
import { logOut } from '#words/user-menu';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';

/** The server takes no accounts of this organisation. */
export const NotAllowedStage = () => {
  const say = useSay();
  const { session } = useServices();
  useTabTitle();
  return (
    <Notice
      scene="person"
      title={say(invalidAccountTitle)}
      actions={<Button onClick={() => void session.signOut()}>{say(logOut)}</Button>}
    >
      <p>{say(refusals.account_not_allowed)}</p>
    </Notice>
  );
};
