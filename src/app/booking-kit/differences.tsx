import type { ApprovalRequest } from '#contract/approvals';
import { askedParts } from '#words/differences';
import { useNow } from '../ui/use-now';
import { useSay } from '../ui/use-say';
import { DifferenceList } from './difference-list';
import { findDifferences } from './find-differences';
import { sayAsked } from './say-asked';

type Props = { before: ApprovalRequest; after: ApprovalRequest };

export const Differences = ({ before, after }: Props) => {
  const say = useSay();
  const now = useNow();
  const differences = findDifferences(sayAsked(say, before, now), sayAsked(say, after, now));
  const rows = differences.map(({ part, before: was, after: is }) => ({
    name: askedParts[part],
    was,
    is,
  }));
  return <DifferenceList rows={rows} />;
};
