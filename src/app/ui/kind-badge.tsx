import { type KindId, kinds } from '#kinds/registry';
import { KindIcon } from '../kinds/kind-icon';
import classes from './kind-badge.module.css';
import { useSay } from './use-say';

export const KindBadge = ({ kind }: { kind: KindId }) => {
  const say = useSay();
  return (
    <span className={classes['badge']}>
      <KindIcon kind={kind} size={20} />
      <span data-name>{say(kinds[kind].name)}</span>
    </span>
  );
};
