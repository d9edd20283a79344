import { sql } from 'kysely';

/** A booking whose change is looked at does not stand in its own way: neither what it holds, nor a trip that is all its own. */
export const isOwnClaim = (changing: string | null) => sql<boolean>`(
  car_claim.booking_id = ${changing}::uuid or car_claim.assignment_id in (
    select assignment.id from assignment
    join booking on booking.trip_id = assignment.trip_id
    where booking.id = ${changing}::uuid and not exists (
      select from booking other where other.trip_id = booking.trip_id and other.id <> booking.id
    )
  )
)`;
