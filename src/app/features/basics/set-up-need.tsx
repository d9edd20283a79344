import { Link } from '@tanstack/react-router';
import { beginSetUp, setUpProgress, setUpWaits } from '#words/basics';
import { useRemote } from '../../remote/use-remote';
import { Need } from '../../ui/need';
import { useSay } from '../../ui/use-say';
import { setUpOf } from './set-up-remote';

/** Whoever comes first finds nobody else here: where to begin. Later the number in the menu says what is left. */
const SetUpNeed = () => {
  const say = useSay();
  const steps = useRemote(setUpOf, 'all').value?.steps ?? [];
  if (!steps.some(({ step, isDone }) => step === 'people' && !isDone)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <Need what={say(setUpWaits)} about={say(setUpProgress, { done, of: steps.length })}>
      <Link to="/admin/setup" className="button main">
        {say(beginSetUp)}
      </Link>
    </Need>
  );
};

export default SetUpNeed;
