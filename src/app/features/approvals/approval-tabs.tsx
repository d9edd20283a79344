import { Link } from '@tanstack/react-router';
import { tabNames, tabsLabel } from '#words/approvals';
import { waitingCount } from '#words/booking-list';
import bar from '../../ui/tabs.module.css';
import { useSay } from '../../ui/use-say';
import { tabs } from './approve-search';

type Props = {
  tab: (typeof tabs)[number];
  waiting: number;
  hasMore: boolean;
  onChoose: () => void;
};

/** Which list, in the address. */
export const ApprovalTabs = ({ tab: chosen, waiting, hasMore, onChoose }: Props) => {
  const say = useSay();
  const count = `${waiting}${hasMore ? '+' : ''}`;
  return (
    <nav aria-label={say(tabsLabel)} className={bar['tabs']}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          to="/approve"
          search={{ tab: tab === 'waiting' ? undefined : tab }}
          replace
          resetScroll={false}
          onClick={onChoose}
          className={`${bar['tab']}`}
          aria-current={tab === chosen ? 'page' : undefined}
          activeOptions={{ explicitUndefined: true }}
          activeProps={{}}
        >
          {say(tabNames[tab])}
          {tab === 'waiting' && waiting > 0 && (
            <span className="count calls" aria-label={say(waitingCount, { count })}>
              {count}
            </span>
          )}
        </Link>
      ))}
    </nav>
  );
};
