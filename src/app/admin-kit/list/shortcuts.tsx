import {
  shortcutBoard,
  shortcutLetGo,
  shortcutOffer,
  shortcutPick,
  shortcutClose,
  shortcutHelp,
  shortcutMove,
  shortcutOpen,
  shortcuts,
  shortcutSearch,
} from '#words/admin-kit';
import type { Message } from '#words/message';
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

const boardKeys = [
  [['↑', '↓', '←', '→'], shortcutBoard],
  [['Enter'], shortcutPick],
  [['Tab'], shortcutOffer],
  [['Esc'], shortcutLetGo],
  [['/'], shortcutSearch],
  [['?'], shortcutHelp],
] as const;

type Key = readonly [names: readonly string[], what: Message];

type Props = {
  isBoard?: boolean;
  /** What only this screen has. */
  own?: readonly Key[];
  onClose: () => void;
};

const noKeys: readonly Key[] = [];

export const Shortcuts = ({ isBoard = false, own = noKeys, onClose }: Props) => {
  const say = useSay();
  return (
    <Dialog title={say(shortcuts)} onClose={onClose} size="24rem">
      <dl className={classes['keys']}>
        {[...(isBoard ? boardKeys : keys), ...own].map(([names, what]) => (
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
