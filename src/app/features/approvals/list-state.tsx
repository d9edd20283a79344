import type { ReactNode } from 'react';
import { offlineAsOf, showMore } from '#words/approvals';
import { Shown } from '../../remote/shown';
import { useSay } from '../../ui/use-say';
import type { ShownApprovals } from './use-approvals';

type Props = {
  approvals: ShownApprovals;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
};

/** A list of cards in whatever state it is: coming, not to be had, of some time ago, empty, or there. */
export const ListState = ({ approvals, isEmpty, empty, children }: Props) => {
  const say = useSay();
  return (
    <Shown of={approvals} asOfOffline={offlineAsOf}>
      {({ next }, { is }) => (
        <>
          {isEmpty ? empty : children}
          {next !== null && is === 'fresh' && (
            <button type="button" className="button" onClick={approvals.showMore}>
              {say(showMore)}
            </button>
          )}
        </>
      )}
    </Shown>
  );
};
