import { useEffect, useState } from 'react';
import {
  installFirst,
  pushImpossible,
  pushIsBlocked,
  pushIsOff,
  pushIsOn,
  turnPushOff,
  turnPushOn,
} from '#words/notice-settings';
import { useAttempt } from '../../admin-kit/record/use-attempt';
import { useServices } from '../../app-services';
import { askForPush, leavePush, pushHere } from '../../pwa/push';
import { InstallByHand } from '../../ui/install-by-hand';
import { Trouble } from '../../ui/trouble';
import { useSay } from '../../ui/use-say';

const stateWords = {
  on: pushIsOn,
  off: pushIsOff,
  blocked: pushIsBlocked,
  impossible: pushImpossible,
  'install-first': installFirst,
} as const;

/** Whether notices come to this device, and the way to change it. */
export const PushHere = () => {
  const say = useSay();
  const services = useServices();
  const [state, setState] = useState<keyof typeof stateWords>();
  const { busy, trouble, attempt } = useAttempt();
  useEffect(() => {
    pushHere(services).then(setState, () => undefined);
  }, [services]);
  if (state === undefined) return null;
  return (
    <section className="card stack gap-2">
      <div className="row between">
        <span role="status">{say(stateWords[state])}</span>
        {(state === 'on' || state === 'off') && (
          <button
            type="button"
            className={state === 'on' ? 'button' : 'button main'}
            disabled={busy}
            onClick={() =>
              void attempt(async () =>
                setState(await (state === 'on' ? leavePush : askForPush)(services)),
              )
            }
          >
            {say(state === 'on' ? turnPushOff : turnPushOn)}
          </button>
        )}
      </div>
      {state === 'install-first' && (
        <p className="flow">
          <InstallByHand />
        </p>
      )}
      <Trouble says={trouble} />
    </section>
  );
};
