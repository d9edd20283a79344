-- Everybody's own bookings, read from one index each, however long the history.

-- The four parts in which people look for their bookings.
alter table booking add column shelf text not null generated always as (
  case
    when status in ('approved', 'arranged', 'ongoing') then 'upcoming'
    when status in ('pending', 'returned', 'waitlisted') then 'waiting'
    when status in ('completed', 'noshow', 'unserved') then 'past'
    else 'cancelled'
  end
) stored;
create index booking_requester_shelf on booking (requester_id, shelf, starts_at, id) include (kind);

-- Copies kept by triggers: who rides along finds the booking without a look at all earlier rides.
alter table passenger
  add column kind text not null default '',
  add column shelf text not null default '',
  add column starts_at timestamptz not null default '-infinity';
update passenger p set kind = b.kind, shelf = b.shelf, starts_at = b.starts_at
from booking b where b.id = p.booking_id;
create index passenger_shelf on passenger (person_id, shelf, starts_at, booking_id) include (kind)
  where person_id is not null;

create function copy_booking_to_passenger() returns trigger language plpgsql as $$
begin
  select kind, shelf, starts_at into new.kind, new.shelf, new.starts_at
  from booking where id = new.booking_id;
  return new;
end $$;
create trigger passenger_copies before insert on passenger for each row
  execute function copy_booking_to_passenger();

create function copy_booking_to_passengers() returns trigger language plpgsql as $$
begin
  update passenger set shelf = new.shelf, starts_at = new.starts_at where booking_id = new.id;
  return null;
end $$;
create trigger booking_copies after update of status, starts_at on booking for each row
  when (old.shelf <> new.shelf or old.starts_at <> new.starts_at)
  execute function copy_booking_to_passengers();
