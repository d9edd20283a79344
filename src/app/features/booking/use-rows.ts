import { bookingRows, type ListQuery } from '../../remote/booking-rows';
import { usePages } from '../../remote/read-pages';
import { useRemote } from '../../remote/use-remote';

export type ShownRows = ReturnType<typeof useRows>;

export const rowsOf = ({ value }: ShownRows) => value?.bookings ?? [];

/** A list that is read and kept up to date ; of null nothing is read. */
export const useRows = (query: ListQuery | null) => {
  const { pages, showMore } = usePages(JSON.stringify(query));
  return { ...useRemote(bookingRows, query && { ...query, pages }), showMore };
};
