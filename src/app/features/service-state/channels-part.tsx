import { Button } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
import type { ChannelStates, TeamsSites } from '#contract/channels';
import { formatDateTime } from '#domain/dates/format-bangkok';
import type { Channel, PersonalChannel } from '#domain/notice/notice-types';
import { channelProblems, isChannelProblem } from '#words/channel-problems';
import {
  channelIsOff,
  channelsTitle,
  deadLettersTitle,
  failsSince,
  lastDelivered,
  lettersDead,
  lettersWaiting,
  neverDelivered,
  newestOf,
  notSentYet,
  sendAll,
  sendMeOne,
  sendMeOneBy,
  trialQueued,
} from '#words/channels';
import type { Message } from '#words/message';
import { channelNames } from '#words/notice-names';
import { refusals } from '#words/refusals';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import type { Answer } from '../../api/client';
import type { ApiError } from '../../api/errors';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { Shown } from '../../remote/shown';
import { useRemote } from '../../remote/use-remote';
import { Trouble } from '../../ui/trouble';
import { useLedTo } from '../../ui/use-led-to';
import { useSay } from '../../ui/use-say';
import { LetterRow } from './letter-row';
import { sayFailure } from './say-failure';
import { TeamsPart } from './teams-part';

type Channels = {
  states: ChannelStates;
  letters: Answer<'listDeadLetters'>;
  teams: TeamsSites;
};

const channelsOf = (): Source<Channels> => ({
  read: async (api, signal) => {
    const [states, letters, teams] = await Promise.all([
      api.call('listChannels', { signal }),
      api.call('listDeadLetters', { query: {}, signal }),
      api.call('listTeams', { signal }),
    ]);
    return { states, letters, teams };
  },
  topics: ['notice'],
});

const sayTrouble = ({ code, fields }: ApiError): Message => {
  const why = fields?.['channel'];
  return why !== undefined && isChannelProblem(why) ? channelProblems[why] : refusals[code];
};

/** While something waits, nobody else says when it has gone. */
const LOOK_AGAIN_MS = 3_000;

const stateOf = (states: ChannelStates, channel: Channel) =>
  states.find((state) => state.channel === channel);

type Trial = { channel: Channel; before: ChannelStates[number] | undefined };

/** Until the channel's own row says what became of it. */
const isStillQueued = ({ channel, before }: Trial, states: ChannelStates): boolean => {
  const now = stateOf(states, channel);
  return now?.lastDeliveredAt === before?.lastDeliveredAt && now?.dead === before?.dead;
};

/** What whoever looks after the server has to set: docs/notices.md. */
const settingsOf: Readonly<Record<ChannelStates[number]['channel'], string>> = {
  push: 'PUBLIC_ORIGIN (https://…)',
  email: 'SMTP_URL, MAIL_FROM',
  line: 'LINE_CHANNEL_SECRET, LINE_CHANNEL_TOKEN',
  teams: 'TEAMS_KEY',
};

type ChannelProps = {
  state: ChannelStates[number];
  onTry: (channel: PersonalChannel) => void;
  /** What came of trying it, beside the button that was tapped. */
  answer: ReactNode;
};

const ChannelRow = ({ state, onTry, answer }: ChannelProps) => {
  const say = useSay();
  const { channel: name, isOn, lastDeliveredAt, waiting, trouble, failingSince, dead } = state;
  const channel = say(channelNames[name]);
  const counts = [
    waiting > 0 && say(lettersWaiting, { count: waiting }),
    dead > 0 && say(lettersDead, { count: dead }),
  ].filter((count) => count !== false);
  const delivered =
    lastDeliveredAt === null
      ? say(neverDelivered)
      : say(lastDelivered, { at: formatDateTime(lastDeliveredAt) });
  return (
    <li className="card row wrap between">
      <div className="stack gap-0">
        <strong>{channel}</strong>
        <span className="soft small">
          {[isOn ? delivered : `${say(channelIsOff)}: ${settingsOf[name]}`, ...counts].join(' · ')}
        </span>
        {failingSince !== null && (
          <strong className="wrong">{say(failsSince, { at: formatDateTime(failingSince) })}</strong>
        )}
        {trouble !== null && (
          <span className="wrong small">{say(notSentYet, { why: sayFailure(say, trouble) })}</span>
        )}
        {answer}
      </div>
      {isOn && name !== 'teams' && (
        <Button
          variant="default"
          onClick={() => onTry(name)}
          aria-label={say(sendMeOneBy, { channel })}
        >
          {say(sendMeOne)}
        </Button>
      )}
    </li>
  );
};

/** Whether notices arrive: each channel with its last delivery, and what could not be delivered. */
export const ChannelsPart = () => {
  const say = useSay();
  const { api } = useServices();
  const channels = useRemote(channelsOf, 'all');
  const { trouble, attempt } = useAttempt(sayTrouble);
  const [tried, setTried] = useState<Channel | null>(null);
  const [trial, setTrial] = useState<Trial | null>(null);
  const known = channels.value?.states ?? [];
  const queued = trial && isStillQueued(trial, known) ? trial.channel : null;
  const isWaiting = queued !== null || known.some(({ waiting }) => waiting > 0);
  const { read } = channels;
  const ledTo = useLedTo('channels');

  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setInterval(() => void read(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWaiting, read]);

  const act = (work: () => Promise<void>, channel: Channel | null = null) =>
    void attempt(async () => {
      setTried(channel);
      setTrial(null);
      await work();
      await read();
    });
  const tryOne = (channel: PersonalChannel) =>
    act(async () => {
      await api.call('tryChannel', { params: { channel } });
      setTrial({ channel, before: stateOf(known, channel) });
    }, channel);
  const sendAllAgain = () =>
    act(async () => {
      await api.call('sendAllAgain');
    });
  const sendAgain = (id: string) =>
    act(async () => {
      await api.call('sendAgain', { params: { id } });
    });

  const answer = (
    <>
      <div role="status">
        {queued && <p>{say(trialQueued, { channel: say(channelNames[queued]) })}</p>}
      </div>
      <Trouble says={trouble} />
    </>
  );

  return (
    <section className="stack gap-3" aria-labelledby="channels">
      <h2 id="channels">{say(channelsTitle)}</h2>
      <Shown of={channels}>
        {({ states, letters, teams }) => (
          <>
            <ul ref={ledTo} className="stack gap-2">
              {states.map((state) => (
                <ChannelRow
                  key={state.channel}
                  state={state}
                  onTry={tryOne}
                  answer={state.channel === tried && answer}
                />
              ))}
            </ul>
            {tried === null && answer}
            {states.some(({ channel, isOn }) => channel === 'teams' && isOn) && (
              <TeamsPart
                sites={teams}
                onChange={read}
                onTry={(site) =>
                  act(async () => {
                    await api.call('tryTeams', { params: { site } });
                    setTrial({ channel: 'teams', before: stateOf(known, 'teams') });
                  })
                }
              />
            )}
            {letters.total > 0 && (
              <>
                <div className="row wrap between">
                  <h3>{say(deadLettersTitle)}</h3>
                  {letters.total > 1 && (
                    <Button variant="default" onClick={sendAllAgain}>
                      {say(sendAll)}
                    </Button>
                  )}
                </div>
                {letters.total > letters.rows.length && (
                  <p className="soft small">
                    {say(newestOf, { shown: letters.rows.length, total: letters.total })}
                  </p>
                )}
                <ul className="stack gap-2">
                  {letters.rows.map((letter) => (
                    <LetterRow
                      key={letter.id}
                      letter={letter}
                      onSend={() => sendAgain(letter.id)}
                    />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </Shown>
    </section>
  );
};
