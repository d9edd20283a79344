import { Button } from '@mantine/core';
import { notReachedText, notReachedTitle } from '#words/screens';
import { tryAgain } from '#words/actions';
import { useServices } from '../../app-services';
import { Notice } from '../../ui/notice';
import { useSay } from '../../ui/use-say';
import { useTabTitle } from '../../ui/use-tab-title';

/** Signed in, but the server has never said who this is. */
export const NotReachedStage = () => {
  const say = useSay();
  const { permission } = useServices();
  useTabTitle();
  return (
    <Notice
      scene="offline"
      title={say(notReachedTitle)}
      actions={<Button onClick={() => void permission.run()}>{say(tryAgain)}</Button>}
    >
      <p>{say(notReachedText)}</p>
    </Notice>
  );
};
