import { Button } from '@mantine/core';
import type { DeadLetter } from '#contract/channels';
import { formatDateTime } from '#domain/dates/format-bangkok';
import { deadLetterTo, deadLetterWhy, sendItAgain } from '#words/channels';
import { channelNames } from '#words/notice-names';
import { noticeTitles } from '#words/notice-titles';
import { useSay } from '../../ui/use-say';
import { sayFailure } from './say-failure';

export const LetterRow = ({ letter, onSend }: { letter: DeadLetter; onSend: () => void }) => {
  const say = useSay();
  const { type, to, at, attempts, error } = letter;
  const title = say(noticeTitles[type]);
  return (
    <li className="card row wrap between">
      <div className="stack gap-0">
        <strong>{title}</strong>
        <span>
          {say(deadLetterTo, { to, channel: say(channelNames[letter.channel]) })} ·{' '}
          {formatDateTime(at)}
        </span>
        <span className="soft small">
          {say(deadLetterWhy, { attempts, error: sayFailure(say, error) })}
        </span>
      </div>
      <Button variant="default" onClick={onSend} aria-label={`${say(sendItAgain)}: ${title} ${to}`}>
        {say(sendItAgain)}
      </Button>
    </li>
  );
};
