import { stepsLeft } from '#words/basics';
import { useRemote } from '../../remote/use-remote';
import { useSay } from '../../ui/use-say';
import { setUpOf } from './set-up-remote';

/** How many steps of the set-up are still to be done. */
export const SetUpBadge = () => {
  const say = useSay();
  const { value } = useRemote(setUpOf, 'all');
  const count = value?.steps.filter(({ isDone }) => !isDone).length ?? 0;
  if (count === 0) return null;
  return (
    <span className="count calls push">
      <span aria-hidden>{count}</span>
      <span className="hidden">{say(stepsLeft, { count })}</span>
    </span>
  );
};
