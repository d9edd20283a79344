-- People are looked for by nickname too: in a Thai company it is the name that everybody knows.
drop index person_search;
create index person_search on person using gin (
  (first_name_th || ' ' || last_name_th || ' ' || first_name_en || ' ' || last_name_en
    || ' ' || coalesce(employee_no, '') || ' ' || coalesce(nickname, '')) gin_trgm_ops
) where status = 'active';

-- Seats taken at a trip's fullest moment, so that what is shown as left is what the check lets through: pending
-- bookings and open offers hold theirs, and seats overlap only where their stretches do.
create function trip_load(of_trip uuid) returns integer language sql stable as $$
  with taken as (
    select coalesce(board_stop, 0) as board, coalesce(alight_stop, 32767) as alight, seats
    from booking
    where trip_id = of_trip
      and status in ('pending', 'returned', 'approved', 'arranged', 'ongoing', 'completed')
    union all
    select coalesce(b.board_stop, 0), coalesce(b.alight_stop, 32767), o.seats
    from seat_offer o join booking b on b.id = o.booking_id
    where o.trip_id = of_trip and o.status = 'open'
  )
  select coalesce(max(load), 0)::integer
  from (
    select (
      select sum(seats) from taken other
      where other.board <= taken.board and other.alight > taken.board
    ) as load
    from taken
  ) moments
$$;

-- Seats for sale; null where nothing limits them yet.
create function trip_places(of_trip uuid) returns integer language sql stable as $$
  select least(
    capacity,
    (
      select min(c.seats) + case when with_driver then 0 else 1 end
      from assignment a join car c on c.id = a.car_id
      where a.trip_id = of_trip and a.released_at is null
    )
  )
  from trip where id = of_trip
$$;

create or replace function check_trip_seats(of_trip uuid) returns void language plpgsql as $$
begin
  perform from trip where id = of_trip for no key update;
  if trip_load(of_trip) > trip_places(of_trip) then
    raise exception 'more people than seats'
      using errcode = 'check_violation', constraint = 'trip_seats';
  end if;
end $$;
