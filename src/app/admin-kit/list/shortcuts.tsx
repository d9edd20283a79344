import {
  shortcutClose,
  shortcutHelp,
  shortcutMove,
  shortcutOpen,
  shortcuts,
  shortcutSearch,
} from '#words/admin-kit';
import { Dialog } from '../../ui/dialog';
import { useSay } from '../../ui/use-say';
import classes from './list.module.css';

const keys = [
  [['↑', '↓'], shortcutMove],
  [['Enter'], shortcutOpen],
  [['Esc'], shortcutClose],
  [['/'], shortcutSearch],
  [['?'], shortcutHelp],
] as const;

export const Shortcuts = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  return (
    <Dialog title={say(shortcuts)} onClose={onClose} size="24rem">
      <dl className={classes['keys']}>
        {keys.map(([names, what]) => (
          <div key={names.join()}>
            <dt>
              {names.map((name) => (
                <kbd key={name}>{name}</kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
