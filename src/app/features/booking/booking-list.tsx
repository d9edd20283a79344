import { Link } from '@tanstack/react-router';
import { formatTime } from '#domain/dates/format-bangkok';
import { tryAgain } from '#words/actions';
import {
  emptyFiltered,
  emptyLists,
  listAsOf,
  listFailed,
  listOffline,
  showAll,
  showMore,
} from '#words/booking-list';
import { useServices } from '../../app-services';
import shared from '../../ui/cards.module.css';
import { useStore } from '../../ui/store';
import { useSay } from '../../ui/use-say';
import { BookingCard } from './booking-card';
import type { ListQuery } from './open-rows';
import type { ShownRows } from './use-rows';

const Skeleton = () => (
  <div className={shared['list']} aria-busy>
    <span className={shared['skeleton']} />
    <span className={shared['skeleton']} />
  </div>
);

type Props = { rows: ShownRows; scope: ListQuery['scope']; isFiltered: boolean };

const Empty = ({ scope, isFiltered }: Omit<Props, 'rows'>) => {
  const say = useSay();
  return (
    <div className={shared['empty']}>
      <p>{say(isFiltered ? emptyFiltered : emptyLists[scope])}</p>
      {isFiltered && (
        <Link
          from="/checkbooking"
          to="/checkbooking"
          search={({ scope: same }) => ({ scope: same })}
          replace
          resetScroll={false}
          className={shared['button']}
        >
          {say(showAll)}
        </Link>
      )}
    </div>
  );
};

/** One of the four lists, whatever state it is in. */
export const BookingList = ({ rows, scope, isFiltered }: Props) => {
  const say = useSay();
  const online = useStore(useServices().connectivity);
  const { shown } = rows;

  if (shown.status === 'loading') return <Skeleton />;
  const again = online && (
    <button type="button" className={shared['button']} onClick={() => void rows.read()}>
      {say(tryAgain)}
    </button>
  );
  if (shown.status === 'unavailable') {
    return (
      <div className={shared['empty']} role="status">
        <p>{say(online ? listFailed : listOffline)}</p>
        {again}
      </div>
    );
  }
  const { bookings, next, at, is } = shown;
  return (
    <>
      {is === 'stale' && (
        <div className={shared['asOf']} role="status">
          <span>{say(listAsOf, { at: formatTime(at) })}</span>
          {again}
        </div>
      )}
      {bookings.length === 0 && <Empty scope={scope} isFiltered={isFiltered} />}
      <ul className={shared['list']}>
        {bookings.map((card) => (
          <BookingCard
            key={card.id}
            card={card}
            canRepeat={scope === 'past' || scope === 'cancelled'}
          />
        ))}
      </ul>
      {next !== null && (
        <button type="button" className={shared['button']} onClick={() => void rows.showMore()}>
          {say(showMore)}
        </button>
      )}
    </>
  );
};
