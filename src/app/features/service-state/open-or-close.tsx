import { Button } from '@mantine/core';
import { useState } from 'react';
import {
  closeConfirm,
  closeConsequence,
  closeQuestion,
  closeService,
  closeUnderway,
  countingUnderway,
  openService,
  noneUnderway,
  serviceClosedHint,
  serviceIsClosed,
  serviceIsOpen,
  serviceOpenHint,
  underwayUnknown,
} from '#words/service-state';
import { cancel } from '#words/actions';
import type { Answer } from '../../api/client';
import { useServices } from '../../app-services';
import type { Source } from '../../remote/remote';
import { useRemote } from '../../remote/use-remote';
import { useStore } from '../../ui/store';
import { Trouble } from '../../ui/trouble';
import { useLanguage, useSay } from '../../ui/use-say';
import classes from './service-state.module.css';
import { useChangeServiceState } from './use-change-service-state';

/** Who closes the service is told who is on the road. */
const tripsUnderwayOf = (): Source<Answer<'countTripsUnderway'>> => ({
  read: (api, signal) => api.call('countTripsUnderway', { signal }),
  topics: ['trip'],
  laterMs: 2_000,
});

/** Opening harms nobody; closing asks once more and says what it does. */
export const OpenOrClose = () => {
  const say = useSay();
  const { serviceState } = useServices();
  const language = useLanguage();
  const { isClose, wording, wordingEn } = useStore(serviceState.value);
  const { change, busy, problem } = useChangeServiceState();
  const [asking, setAsking] = useState(false);
  const { shown, value: trips } = useRemote(tripsUnderwayOf, asking ? 'now' : null);

  const close = async () => {
    if (await change({ isClose: true })) setAsking(false);
  };

  return (
    <section className={`card ${isClose ? 'asks' : 'calm'} stack`}>
      <div className="row wrap gap-4">
        <div className={`stack gap-0 ${classes['words']}`} role="status">
          <strong>{say(isClose ? serviceIsClosed : serviceIsOpen)}</strong>
          <span className="soft small">{say(isClose ? serviceClosedHint : serviceOpenHint)}</span>
        </div>
        {isClose && (
          <Button loading={busy} onClick={() => void change({ isClose: false })}>
            {say(openService)}
          </Button>
        )}
        {!isClose && !asking && (
          <Button variant="default" onClick={() => setAsking(true)}>
            {say(closeService)}
          </Button>
        )}
      </div>
      {asking && !isClose && (
        <div className={classes['question']} role="group" aria-labelledby="close-question">
          <strong id="close-question">{say(closeQuestion)}</strong>
          <p role="status">
            {shown.status === 'loading' && say(countingUnderway)}
            {shown.status === 'failed' && say(underwayUnknown)}
            {trips?.count === 0 && say(noneUnderway)}
            {trips !== null && trips.count > 0 && say(closeUnderway, trips)}
          </p>
          <p>{say(closeConsequence, { wording: language === 'th' ? wording : wordingEn })}</p>
          <div className="flow gap-3">
            <Button variant="default" onClick={() => setAsking(false)}>
              {say(cancel)}
            </Button>
            <Button
              color="red"
              loading={busy}
              disabled={shown.status === 'loading'}
              onClick={() => void close()}
            >
              {say(closeConfirm)}
            </Button>
          </div>
        </div>
      )}
      <Trouble says={problem} />
    </section>
  );
};
