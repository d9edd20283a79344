import type { ReactNode } from 'react';
import { formatTime } from '#domain/dates/format-bangkok';
import { tryAgain } from '#words/actions';
import { asOf, listFailed, listOffline, offlineAsOf, showMore } from '#words/approvals';
import { useServices } from '../../app-services';
import shared from '../../ui/cards.module.css';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import classes from './approvals.module.css';
import buttons from './buttons.module.css';
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
  const online = useStore(useServices().connectivity);
  const { shown } = approvals;
  if (shown.status === 'loading')
    return (
      <div className={shared['list']} aria-busy>
        <span className={`${shared['skeleton']} ${classes['skeleton']}`} />
        <span className={`${shared['skeleton']} ${classes['skeleton']}`} />
      </div>
    );
  const again = online && (
    <button type="button" className={buttons['quiet']} onClick={() => void approvals.read()}>
      {say(tryAgain)}
    </button>
  );
  if (shown.status === 'unavailable')
    return (
      <div className={`${shared['empty']} ${classes['empty']}`} role="status">
        <p>{say(online ? listFailed : listOffline)}</p>
        {again}
      </div>
    );
  const at = formatTime(shown.at);
  return (
    <>
      {(!online || shown.is === 'stale') && (
        <div className={shared['asOf']} role="status">
          <span>{say(online ? asOf : offlineAsOf, { at })}</span>
          {again}
        </div>
      )}
      {isEmpty ? empty : children}
      {shown.next !== null && (
        <button
          type="button"
          className={buttons['quiet']}
          onClick={() => void approvals.showMore()}
        >
          {say(showMore)}
        </button>
      )}
    </>
  );
};
