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
import { useServices } from '../../app-services';
import { useStore } from '../../ui/store';
import { useLanguage, useSay } from '../../ui/use-say';
import classes from './service-state.module.css';
import { useChangeServiceState } from './use-change-service-state';
import { useTripsUnderway } from './use-trips-underway';

/** Opening harms nobody; closing asks once more and says what it does. */
export const OpenOrClose = () => {
  const say = useSay();
  const { serviceState } = useServices();
  const language = useLanguage();
  const { isClose, wording, wordingEn } = useStore(serviceState.value);
  const { trips, count } = useTripsUnderway();
  const { change, busy, problem } = useChangeServiceState();
  const [asking, setAsking] = useState(false);

  const ask = () => {
    setAsking(true);
    void count();
  };

  const close = async () => {
    if (await change({ isClose: true })) setAsking(false);
  };

  return (
    <section className={classes['state']} data-closed={isClose || undefined}>
      <div className="row wrap gap-4">
        <div className={classes['words']} role="status">
          <strong>{say(isClose ? serviceIsClosed : serviceIsOpen)}</strong>
          <span>{say(isClose ? serviceClosedHint : serviceOpenHint)}</span>
        </div>
        {isClose && (
          <Button loading={busy} onClick={() => void change({ isClose: false })}>
            {say(openService)}
          </Button>
        )}
        {!isClose && !asking && (
          <Button variant="default" onClick={ask}>
            {say(closeService)}
          </Button>
        )}
      </div>
      {asking && !isClose && (
        <div className={classes['question']} role="group" aria-labelledby="close-question">
          <strong id="close-question">{say(closeQuestion)}</strong>
          <p role="status">
            {trips === null && say(countingUnderway)}
            {trips === 'unknown' && say(underwayUnknown)}
            {trips === 0 && say(noneUnderway)}
            {typeof trips === 'number' && trips > 0 && say(closeUnderway, { count: trips })}
          </p>
          <p>{say(closeConsequence, { wording: language === 'th' ? wording : wordingEn })}</p>
          <div className="flow gap-3">
            <Button variant="default" onClick={() => setAsking(false)}>
              {say(cancel)}
            </Button>
            <Button
              color="red"
              loading={busy}
              disabled={trips === null}
              onClick={() => void close()}
            >
              {say(closeConfirm)}
            </Button>
          </div>
        </div>
      )}
      {problem && (
        <p role="alert" className="note warns">
          {say(problem)}
        </p>
      )}
    </section>
  );
};
