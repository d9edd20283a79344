import { Link, useSearch } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { BookingSearch } from './booking-search';

type BookingLinkProps = {
  id: string;
  handover?: BookingSearch['handover'];
  label: string;
  className: string;
  onOpen?: () => void;
  children?: ReactNode;
};

/** Opens a booking over or beside the list. One open booking takes the place of another, so that Back closes it. */
export const BookingLink = ({
  id,
  handover,
  label,
  className,
  onOpen,
  children,
}: BookingLinkProps) => {
  const { booking } = useSearch({ from: '/_employee/checkbooking' });
  return (
    <Link
      to="/checkbooking"
      search={(now) => ({ ...now, booking: id, handover })}
      replace={booking !== undefined}
      resetScroll={false}
      className={className}
      onClick={onOpen}
      aria-label={label}
      aria-current={booking === id || undefined}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  );
};
