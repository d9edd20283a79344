import { useEffect, useState } from 'react';
import { refusals } from '#words/refusals';
import {
  installFirst,
  pushIsBlocked,
  pushIsOff,
  pushIsOn,
  tellMeNo,
  tellMeText,
  tellMeTitle,
  tellMeYes,
} from '#words/notice-settings';
import { useServices } from '../app-services';
import { askForPush, pushAnswer, pushHere, rememberPushAnswer, type PushHere } from '../pwa/push';
import { InstallByHand } from '../ui/install-by-hand';
import { useSay } from '../ui/use-say';

const answerWords = { on: pushIsOn, off: pushIsOff, blocked: pushIsBlocked } as const;

/** Asked once on each device, when there is something to wait for; the browser asks only after a yes. */
export const TellMe = () => {
  const say = useSay();
  const services = useServices();
  const [question, setQuestion] = useState<PushHere>();
  const [answered, setAnswered] = useState<PushHere | 'failed'>();

  useEffect(() => {
    const look = async () => {
      if ((await pushAnswer(services)) === undefined) setQuestion(await pushHere(services));
    };
    look().catch(() => undefined);
  }, [services]);

  const no = () => {
    setQuestion(undefined);
    void rememberPushAnswer(services, 'no');
  };
  const yes = () => askForPush(services).then(setAnswered, () => setAnswered('failed'));

  if (answered === 'failed')
    return (
      <p role="alert" className="note warns">
        {say(refusals.temporarily_unavailable)}
      </p>
    );
  if (answered === 'on' || answered === 'off' || answered === 'blocked')
    return (
      <p role="status" className="note">
        {say(answerWords[answered])}
      </p>
    );
  if (question !== 'off' && question !== 'install-first') return null;
  const isHowTo = question === 'install-first';
  return (
    <section className="card asks stack gap-2">
      <h3>{say(tellMeTitle)}</h3>
      <p>{say(isHowTo ? installFirst : tellMeText)}</p>
      {isHowTo && (
        <p className="flow">
          <InstallByHand />
        </p>
      )}
      <div className="flow gap-3">
        <button type="button" className="button" onClick={no}>
          {say(tellMeNo)}
        </button>
        {!isHowTo && (
          <button type="button" className="button main" onClick={() => void yes()}>
            {say(tellMeYes)}
          </button>
        )}
      </div>
    </section>
  );
};
