import {
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

export type Shortcut = readonly [names: readonly string[], what: Message];

const listKeys: readonly Shortcut[] = [
  [['↑', '↓'], shortcutMove],
  [['Enter'], shortcutOpen],
  [['Esc'], shortcutClose],
  [['/'], shortcutSearch],
  [['?'], shortcutHelp],
];

type Props = {
  /** Where a screen is moved in otherwise than a list. */
  keys?: readonly Shortcut[];
  /** What only this screen has besides. */
  own?: readonly Shortcut[];
  /** How it goes without keys. */
  hint?: string;
  onClose: () => void;
};

const noKeys: readonly Shortcut[] = [];

export const Shortcuts = ({ keys = listKeys, own = noKeys, hint, onClose }: Props) => {
  const say = useSay();
  return (
    <Dialog title={say(shortcuts)} onClose={onClose} size="28rem">
      {hint && <p className="soft small">{hint}</p>}
      <dl className={`facts ${classes['keys']}`} data-beside>
        {[...keys, ...own].map(([names, what]) => (
          <div key={names.join()}>
            <dt className="row gap-1">
              {names.map((name) => (
                <kbd key={name} className={classes['key']}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{say(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
