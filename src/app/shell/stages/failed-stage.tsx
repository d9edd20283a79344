import { Button } from '@mantine/core';
import { errorCode, signInFailedText, signInFailedTitle, signInInWindow } from '#words/screens';
import { tryAgain } from '#words/actions';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';

/** Never tries again by itself: that is how endless redirects begin. */
export const FailedStage = () => {
  const say = useSay();
  const { session } = useServices();
  const state = useStore(session.state);
  useTabTitle();
  return (
    <Notice
      scene="person"
      title={say(signInFailedTitle)}
      actions={
        <>
          <Button onClick={() => void session.signIn()}>{say(tryAgain)}</Button>
          <Button variant="default" onClick={() => void session.signInByPopup()}>
            {say(signInInWindow)}
          </Button>
        </>
      }
    >
      <p>{say(signInFailedText)}</p>
      {state.status === 'failed' && (
        <p className="small">{say(errorCode, { code: state.errorCode })}</p>
      )}
    </Notice>
  );
};
