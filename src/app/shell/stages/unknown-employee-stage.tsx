import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { unknownEmployeeText, unknownEmployeeTitle, whomToContact } from '#words/screens';
import { logOut } from '#words/user-menu';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';
import { withDialog } from '../../ui/search';

export const UnknownEmployeeStage = () => {
  const say = useSay();
  const { session } = useServices();
  const state = useStore(session.state);
  const username = 'account' in state ? state.account.username : '';
  useTabTitle();
  return (
    <Notice
      scene="person"
      title={say(unknownEmployeeTitle)}
      actions={
        <>
          <Button renderRoot={(props) => <Link to="." search={withDialog('contact')} {...props} />}>
            {say(whomToContact)}
          </Button>
          <Button variant="default" onClick={() => void session.signOut()}>
            {say(logOut)}
          </Button>
        </>
      }
    >
      <p>{say(unknownEmployeeText, { username })}</p>
    </Notice>
  );
};
