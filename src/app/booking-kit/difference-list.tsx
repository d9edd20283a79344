import { after, before, none } from '#words/differences';
import type { Message } from '#words/message';
import { useSay } from '../ui/use-say';

type Row = { name: Message; was: string | null; is: string | null };

/** Part by part: what it was, and what it is or becomes. */
export const DifferenceList = ({ rows }: { rows: readonly Row[] }) => {
  const say = useSay();
  return (
    <dl className="facts">
      {rows.map(({ name, was, is }) => (
        <div key={name.en}>
          <dt>{say(name)}</dt>
          <dd>
            <del aria-label={say(before)}>{was || say(none)}</del>
            <span aria-hidden> → </span>
            <ins aria-label={say(after)}>{is || say(none)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};
