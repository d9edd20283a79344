import type { ApprovalRequest } from '#contract/approvals';
import { askedParts } from '#words/approvals';
import { after as afterWord, before as beforeWord, none } from '#words/differences';
import { useNow } from '../ui/use-now';
import { useSay } from '../ui/use-say';
import { findDifferences } from './find-differences';
import { sayAsked } from './say-asked';

type Props = { before: ApprovalRequest; after: ApprovalRequest };

/** Part by part: what it was, and what it is now. */
export const Differences = ({ before, after }: Props) => {
  const say = useSay();
  const now = useNow();
  const differences = findDifferences(sayAsked(say, before, now), sayAsked(say, after, now));
  return (
    <dl className="facts">
      {differences.map((difference) => (
        <div key={difference.part}>
          <dt>{say(askedParts[difference.part])}</dt>
          <dd>
            <del aria-label={say(beforeWord)}>{difference.before ?? say(none)}</del>
            <span aria-hidden> → </span>
            <ins aria-label={say(afterWord)}>{difference.after ?? say(none)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
};
