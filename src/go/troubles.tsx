/** @jsxImportSource preact */
import type { Job } from '#contract/link-pages';
import { canGoOn, cannotGoOn, troubleNoted, troubleSettled, troubleWaits } from '#words/link-page';
import { clockOf, useSay } from './use-link';

/** What was told of the car, and what the dispatchers did about it. `isUnheard`: one of it is still on this phone. */
export const Troubles = ({
  troubles,
  isUnheard = false,
}: Pick<Job, 'troubles'> & { isUnheard?: boolean }) => {
  const say = useSay();
  return (
    <>
      {troubles.map(({ at, text, canDrive, settled }) => (
        <div key={at}>
          <p class={settled === null ? 'wrong' : 'soft'}>
            ! {clockOf(at)} {text}
            {canDrive === true && ` · ${say(canGoOn)}`}
            {canDrive === false && ` · ${say(cannotGoOn)}`}
          </p>
          {settled !== null && <p role="status">✓ {say(troubleSettled, { note: settled })}</p>}
        </div>
      ))}
      {isUnheard && <p class="wrong">{say(troubleWaits)}</p>}
      {!isUnheard && troubles.some(({ settled }) => settled === null) && (
        <p role="status">✓ {say(troubleNoted)}</p>
      )}
    </>
  );
};
