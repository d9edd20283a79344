import { Button } from '@mantine/core';
import { useState } from 'react';
import type { DirectoryState } from '#contract/directory';
import { formatDateTime } from '#domain/dates/format-bangkok';
import {
  directoryHint,
  directoryOff,
  directoryProblems,
  directoryRead,
  directorySaved,
  directoryTitle,
  heldBackReasons,
  lookAtDirectory,
  neverSaved,
  nightlyBy,
  nightlyHint,
  nightlyTitle,
  readDirectory,
  readDirectoryAgain,
  readingDirectory,
  switchNightly,
} from '#words/directory';
import { refusals } from '#words/refusals';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { useRemote } from '../../remote/use-remote';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';
import { DirectoryPanel } from './directory-panel';
import { directoryOf } from './user-remotes';
import classes from './users.module.css';

const Standing = ({ state }: { state: DirectoryState }) => {
  const say = useSay();
  const { isReading, problem, reading, savedAt } = state;
  if (isReading) return <span>{say(readingDirectory)}</span>;
  return (
    <>
      {problem && (
        <span className="urgent">
          {say(directoryProblems[problem.code])}
          {problem.detail !== null && <small> ({problem.detail})</small>}
        </span>
      )}
      {reading && (
        <>
          <span>
            {say(directoryRead, { at: formatDateTime(reading.at), people: reading.people })}
          </span>
          <small>
            {savedAt === null
              ? say(neverSaved)
              : say(directorySaved, { at: formatDateTime(savedAt) })}
          </small>
        </>
      )}
    </>
  );
};

type NightlyProps = {
  nightly: DirectoryState['nightly'];
  busy: boolean;
  onSwitch: (on: boolean) => void;
};

/** Once it was saved by hand. */
const Nightly = ({ nightly, busy, onSwitch }: NightlyProps) => {
  const say = useSay();
  const heldBack = nightly?.heldBack ?? null;
  const label = say(switchNightly[nightly ? 'off' : 'on']);
  return (
    <div className={classes['site']}>
      <div>
        <strong>{say(nightlyTitle)}</strong>
        <small>{say(nightlyHint)}</small>
        {nightly && <small>{say(nightlyBy, { name: nightly.by })}</small>}
        {heldBack && <small className="urgent">{say(heldBackReasons[heldBack])}</small>}
      </div>
      <Button
        variant="default"
        disabled={busy}
        aria-label={`${label}: ${say(nightlyTitle)}`}
        onClick={() => onSwitch(nightly === null)}
      >
        {label}
      </Button>
    </div>
  );
};

/** Employees from the company's directory; not there where nobody has set it up. */
export const DirectoryPart = ({ onSaved }: { onSaved: () => void }) => {
  const say = useSay();
  const { api } = useServices();
  const { value: state, show, read } = useRemote(directoryOf, 'all');
  const [looking, setLooking] = useState<string | null>(null);
  const { busy, trouble, attempt } = useAttempt(({ code, fields }) =>
    fields?.['directory'] ? directoryOff : refusals[code],
  );
  if (!state?.isOn) return null;
  const { isReading, reading } = state;
  const pull = () => attempt(async () => show(await api.call('pullDirectory', {})));

  return (
    <section className={classes['part']} aria-labelledby="directory">
      <h2 id="directory">{say(directoryTitle)}</h2>
      <p className="soft">{say(directoryHint)}</p>
      <div className={classes['site']}>
        <div role="status">
          <Standing state={state} />
        </div>
        <div className={classes['decide']}>
          {reading && (
            <Button disabled={isReading} onClick={() => setLooking(reading.id)}>
              {say(lookAtDirectory)}
            </Button>
          )}
          <Button
            variant={reading ? 'default' : 'filled'}
            loading={busy || isReading}
            onClick={() => void pull()}
          >
            {say(reading ? readDirectoryAgain : readDirectory)}
          </Button>
        </div>
      </div>
      {state.savedAt !== null && (
        <Nightly
          nightly={state.nightly}
          busy={busy}
          onSwitch={(on) =>
            void attempt(async () => show(await api.call('setDirectoryNightly', { body: { on } })))
          }
        />
      )}
      <Trouble says={trouble} />
      {looking !== null && (
        <DirectoryPanel
          reading={looking}
          onClose={() => setLooking(null)}
          onSaved={() => {
            void read();
            onSaved();
          }}
        />
      )}
    </section>
  );
};
