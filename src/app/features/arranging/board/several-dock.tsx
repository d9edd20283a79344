import { Button } from '@mantine/core';
import { useState } from 'react';
import { close } from '#words/actions';
import { notifyRiders } from '#words/arranging-notices';
import { release } from '#words/arranging-trip';
import { chooseEverything, chosenCount, severalHint } from '#words/board';
import { CloseButton } from '../../../ui/close-button';
import { Dialog } from '../../../ui/dialog';
import { useSay } from '../../../ui/use-say';
import { useArranging } from '../arranging-context';
import { HandMenu } from '../hand-menu';
import { ReasonForm } from '../reason-form';
import { targetKey, type Target } from '../target';
import { isTellable, useNotify } from '../use-notify';
import { useSeveral } from '../use-several';
import classes from './dock.module.css';

const released = new Set(['planned', 'offered', 'accepted', 'declined']);

type SeveralDockProps = {
  targets: readonly Target[];
  /** All that could be chosen in the list. */
  waiting: readonly Target[];
  onChoose: (keys: ReadonlySet<string> | null) => void;
};

/** In the place of what is picked: several, and what can be done with all of them at once. */
export const SeveralDock = ({ targets, waiting, onChoose }: SeveralDockProps) => {
  const say = useSay();
  const { isFrozen } = useArranging();
  const several = useSeveral();
  const notify = useNotify();
  const [asksWhy, setAsksWhy] = useState(false);
  const keep = (left: readonly Target[]) =>
    onChoose(left.length > 0 ? new Set(left.map(targetKey)) : null);
  const trips = targets.flatMap((target) => (target.type === 'trip' ? [target.trip] : []));
  const tellable = trips.filter(isTellable);
  const isReleasable =
    trips.length > 0 &&
    trips.length === targets.length &&
    trips.every(({ status, locked }) => released.has(status) && !locked);
  return (
    <div
      data-bar
      className={classes['dock']}
      role="region"
      aria-label={say(chosenCount, { count: targets.length })}
    >
      <div className={classes['head']}>
        <span role="status">
          <strong>{say(chosenCount, { count: targets.length })}</strong>
        </span>
        <CloseButton label={say(close)} onClick={() => onChoose(null)} />
      </div>
      {targets.length === 0 && <p className="soft">{say(severalHint)}</p>}
      <div className={`dense ${classes['acts']}`}>
        {targets.length < waiting.length && (
          <Button
            variant="default"
            px="xs"
            onClick={() => onChoose(new Set(waiting.map(targetKey)))}
          >
            {say(chooseEverything, { count: waiting.length })}
          </Button>
        )}
        <HandMenu
          isDisabled={targets.length === 0}
          onHand={(provider) => void several(targets, { action: 'offer', provider }).then(keep)}
        />
        {tellable.length > 0 && (
          <Button
            variant="default"
            px="xs"
            disabled={isFrozen}
            onClick={() => void notify(tellable).then((done) => done && onChoose(null))}
          >
            {say(notifyRiders)} {tellable.length}
          </Button>
        )}
        {isReleasable && (
          <Button
            variant="default"
            px="xs"
            className="wrong"
            disabled={isFrozen}
            onClick={() => setAsksWhy(true)}
          >
            {say(release)} {trips.length}
          </Button>
        )}
      </div>
      {asksWhy && (
        <Dialog title={`${say(release)} ${trips.length}`} onClose={() => setAsksWhy(false)}>
          <ReasonForm
            doing={say(release)}
            isDangerous
            onCancel={() => setAsksWhy(false)}
            onDone={(reason) => {
              setAsksWhy(false);
              void several(targets, { action: 'release', reason }).then(keep);
            }}
          />
        </Dialog>
      )}
    </div>
  );
};
