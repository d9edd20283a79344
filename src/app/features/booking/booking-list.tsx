import { Link } from '@tanstack/react-router';
import { emptyFiltered, emptyLists, showAll, showMore } from '#words/booking-list';
import { Shown } from '../../remote/shown';
import { useSay } from '../../ui/use-say';
import { BookingCard } from './booking-card';
import type { ListQuery } from '../../remote/booking-rows';
import type { ShownRows } from './use-rows';

type Props = { rows: ShownRows; scope: ListQuery['scope']; isFiltered: boolean };

const Empty = ({ scope, isFiltered }: Omit<Props, 'rows'>) => {
  const say = useSay();
  return (
    <div className="empty">
      <p>{say(isFiltered ? emptyFiltered : emptyLists[scope])}</p>
      {isFiltered && (
        <Link
          from="/checkbooking"
          to="/checkbooking"
          search={({ scope: same }) => ({ scope: same })}
          replace
          resetScroll={false}
          className="button accent"
        >
          {say(showAll)}
        </Link>
      )}
    </div>
  );
};

export const BookingList = ({ rows, scope, isFiltered }: Props) => {
  const say = useSay();
  return (
    <Shown of={rows}>
      {({ bookings, next }, { is }) => (
        <>
          {bookings.length === 0 && <Empty scope={scope} isFiltered={isFiltered} />}
          <ul className="cards">
            {bookings.map((card) => (
              <BookingCard
                key={card.id}
                card={card}
                canRepeat={scope === 'past' || scope === 'cancelled'}
              />
            ))}
          </ul>
          {next !== null && is === 'fresh' && (
            <button type="button" className="button accent" onClick={rows.showMore}>
              {say(showMore)}
            </button>
          )}
        </>
      )}
    </Shown>
  );
};
