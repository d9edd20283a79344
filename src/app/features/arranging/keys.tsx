import {
  shortcutBoard,
  shortcutHelp,
  shortcutLetGo,
  shortcutOffer,
  shortcutPick,
  shortcutSearch,
} from '#words/admin-kit';
import { boardHelp } from '#words/arranging';
import {
  shortcutDetails,
  shortcutHand,
  shortcutList,
  shortcutNext,
  shortcutPropose,
  shortcutTake,
  shortcutZoom,
} from '#words/board';
import { Shortcuts, type Shortcut } from '../../admin-kit/list/shortcuts';
import { useSay } from '../../ui/use-say';

const boardKeys: readonly Shortcut[] = [
  [['A'], shortcutTake],
  [['N'], shortcutNext],
  [['H'], shortcutHand],
  [['D'], shortcutDetails],
  [['↑', '↓', '←', '→'], shortcutBoard],
  [['Home', 'End', 'PgUp', 'PgDn'], shortcutList],
  [['Enter'], shortcutPick],
  [['Tab'], shortcutOffer],
  [['+', '−'], shortcutZoom],
  [['Esc'], shortcutLetGo],
  [['/'], shortcutSearch],
  [['?'], shortcutHelp],
];

const proposing: readonly Shortcut[] = [[['P'], shortcutPropose]];

type KeysProps = { isBoard: boolean; canPropose: boolean; onClose: () => void };

/** What the keys do here, and how it goes by hand. */
export const Keys = ({ isBoard, canPropose, onClose }: KeysProps) => {
  const say = useSay();
  return (
    <Shortcuts
      {...(isBoard && { keys: boardKeys, hint: say(boardHelp) })}
      own={canPropose ? proposing : []}
      onClose={onClose}
    />
  );
};
