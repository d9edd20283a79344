import { Button } from '@mantine/core';
import { tryAgain } from '#words/actions';
import { signedOutTitle, signInAgain, signOutOwed } from '#words/screens';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';

/** Another tab signed out, or this one did where the provider could not be told. */
export const SignedOutStage = () => {
  const say = useSay();
  const { session } = useServices();
  const state = useStore(session.state);
  const owed = state.status === 'signed-out' && state.owed;
  useTabTitle();
  return (
    <Notice
      scene="person"
      title={say(signedOutTitle)}
      actions={
        <Button onClick={() => void session.signIn()}>{say(owed ? tryAgain : signInAgain)}</Button>
      }
    >
      {owed && <p>{say(signOutOwed)}</p>}
    </Notice>
  );
};
