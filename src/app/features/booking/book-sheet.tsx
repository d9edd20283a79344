import { bookTab } from '#words/bottom-bar';
import { useRemote } from '../../remote/use-remote';
import { Sheet } from '../../ui/sheet';
import { useNow } from '../../ui/use-now';
import { useSay } from '../../ui/use-say';
import { whereToOf } from './booking-remotes';
import { KindTiles } from './kind-tiles';
import { WhereTo } from './where-to';

/** Where to, and how: from wherever somebody is. */
const BookSheet = ({ onClose }: { onClose: () => void }) => {
  const say = useSay();
  const likely = useRemote(whereToOf, 'mine');
  return (
    <Sheet title={say(bookTab)} onClose={onClose}>
      <div className="stack">
        <WhereTo likely={likely} now={useNow()} />
        <KindTiles />
      </div>
    </Sheet>
  );
};

export default BookSheet;
