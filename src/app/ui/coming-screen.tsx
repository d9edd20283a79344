import type { ReactNode } from 'react';
import type { Message } from '#words/message';
import { screenComing, screenComingText } from '#words/screens';
import { Notice } from './notice';
import { Screen } from './screen';
import { useSay } from './use-say';

/** A page whose content is not built yet: its name, and the truth. */
export const ComingScreen = ({ title, aside }: { title: Message; aside?: ReactNode }) => {
  const say = useSay();
  return (
    <Screen title={say(title)} aside={aside}>
      <Notice scene="soon" level={2} title={say(screenComing)}>
        <p>{say(screenComingText)}</p>
      </Notice>
    </Screen>
  );
};
