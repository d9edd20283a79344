import type { KindId } from '#domain/booking/kind-id';
import { kindNames } from '#words/kinds';
import { kindViews } from '../kinds/views';
import classes from './kind-badge.module.css';
import { useSay } from './use-say';

/** Which of the four kinds a page is about. */
export const KindBadge = ({ kind }: { kind: KindId }) => {
  const say = useSay();
  const { Icon } = kindViews[kind];
  return (
    <span className={classes['badge']}>
      <Icon size={20} />
      {say(kindNames[kind])}
    </span>
  );
};
