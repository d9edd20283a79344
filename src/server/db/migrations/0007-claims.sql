-- Cars and drivers on trips, and the one place that says when each is taken. See docs/decisions/051.
-- Locks are taken in one order everywhere: trips, cars, drivers; several of one sort by id.

create table assignment (
  id uuid primary key,
  trip_id uuid not null references trip,
  car_id uuid not null references car,
  driver_id uuid references driver,
  planned tstzrange not null
    check (not isempty(planned) and not lower_inf(planned) and not upper_inf(planned)),
  -- The plan and its buffer, as the rules stood when it was arranged; shortened after an early return.
  held tstzrange not null
    check (not isempty(held) and not lower_inf(held) and not upper_inf(held)),
  departed_at timestamptz,
  returned_at timestamptz check (returned_at >= departed_at),
  start_km integer check (start_km >= 0),
  end_km integer check (end_km >= start_km),
  reason text check (length(reason) <= 500),
  released_at timestamptz,
  version integer not null default 1,
  -- Swaps and relief drivers follow one another; one trip is never in two cars.
  constraint assignment_one_car_at_a_time
    exclude using gist (trip_id with =, planned with &&) where (released_at is null)
);
create index assignment_trip on assignment (trip_id);
create index assignment_car on assignment (car_id, lower(planned));
create index assignment_driver on assignment (driver_id, lower(planned));

create table car_claim (
  id bigint generated always as identity primary key,
  car_id uuid not null references car,
  period tstzrange not null,
  source text not null check (source in ('trip', 'tentative', 'blackout', 'repair')),
  assignment_id uuid unique references assignment,
  booking_id uuid unique references booking,
  blackout_id uuid unique references car_blackout,
  constraint car_claim_one_source check (
    num_nonnulls(assignment_id, booking_id, blackout_id) = 1
    and (source = 'trip') = (assignment_id is not null)
    and (source = 'tentative') = (booking_id is not null)
  ),
  constraint car_claim_once exclude using gist (car_id with =, period with &&)
);

create table driver_claim (
  id bigint generated always as identity primary key,
  driver_id uuid not null references driver,
  period tstzrange not null,
  source text not null check (source in ('trip', 'leave')),
  assignment_id uuid unique references assignment,
  leave_id uuid unique references driver_leave,
  constraint driver_claim_one_source check (
    num_nonnulls(assignment_id, leave_id) = 1 and (source = 'trip') = (assignment_id is not null)
  ),
  constraint driver_claim_once exclude using gist (driver_id with =, period with &&)
);

-- Counted under a lock on the trip, at its fullest moment: seats overlap only where their stretches do.
create function check_trip_seats(of_trip uuid) returns void language plpgsql as $$
declare
  places integer;
  own_seat integer;
begin
  select capacity, case when with_driver then 0 else 1 end into places, own_seat
  from trip where id = of_trip for no key update;

  select least(places, min(c.seats) + own_seat) into places
  from assignment a join car c on c.id = a.car_id
  where a.trip_id = of_trip and a.released_at is null;

  if places is null then
    return;
  end if;

  if exists (
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
    select from taken
    where (
      select sum(seats) from taken other
      where other.board <= taken.board and other.alight > taken.board
    ) > places
  ) then
    raise exception 'more people than seats'
      using errcode = 'check_violation', constraint = 'trip_seats';
  end if;
end $$;

create function check_seats() returns trigger language plpgsql as $$
begin
  perform check_trip_seats(new.trip_id);
  return null;
end $$;
create trigger booking_seats_taken after insert on booking for each row
  when (new.trip_id is not null) execute function check_seats();
create trigger booking_seats_changed
  after update of trip_id, seats, status, board_stop, alight_stop on booking for each row
  when (new.trip_id is not null and (
    old.trip_id is distinct from new.trip_id or new.seats > old.seats or old.status <> new.status
    or new.board_stop is distinct from old.board_stop or new.alight_stop is distinct from old.alight_stop
  )) execute function check_seats();
create trigger seat_offer_seats after insert or update of status, seats on seat_offer for each row
  when (new.status = 'open') execute function check_seats();

create function check_capacity() returns trigger language plpgsql as $$
begin
  perform check_trip_seats(new.id);
  return null;
end $$;
create trigger trip_capacity after update of capacity, with_driver on trip for each row
  execute function check_capacity();

create function claim_for_assignment() returns trigger language plpgsql as $$
begin
  perform check_trip_seats(new.trip_id);
  perform from car where id = new.car_id for no key update;
  perform from driver where id = new.driver_id for no key update;
  delete from car_claim where assignment_id = new.id;
  delete from driver_claim where assignment_id = new.id;
  if new.released_at is null then
    -- What was held for the request becomes the trip's. Written as an array so that no plan scans all claims.
    delete from car_claim where booking_id = any (array(
      select id from booking where trip_id = new.trip_id and chosen_car_id is not null
    ));
    insert into car_claim (car_id, period, source, assignment_id)
      values (new.car_id, new.held, 'trip', new.id);
    if new.driver_id is not null then
      insert into driver_claim (driver_id, period, source, assignment_id)
        values (new.driver_id, new.held, 'trip', new.id);
    end if;
  end if;
  return null;
end $$;
create trigger assignment_claims
  after insert or update of trip_id, car_id, driver_id, held, released_at on assignment
  for each row execute function claim_for_assignment();

create function claim_for_booking() returns trigger language plpgsql as $$
begin
  perform from car where id = new.chosen_car_id for no key update;
  delete from car_claim where booking_id = new.id;
  if new.chosen_car_id is not null and new.status in ('pending', 'returned', 'approved')
    and not exists (
      select from assignment where trip_id = new.trip_id and released_at is null
    )
  then
    insert into car_claim (car_id, period, source, booking_id)
      values (new.chosen_car_id, new.held, 'tentative', new.id);
  end if;
  return null;
end $$;
create trigger booking_claims after insert on booking for each row
  when (new.chosen_car_id is not null) execute function claim_for_booking();
create trigger booking_claims_changed after update of chosen_car_id, held, status, trip_id on booking
  for each row when (old.chosen_car_id is not null or new.chosen_car_id is not null)
  execute function claim_for_booking();

create function claim_for_blackout() returns trigger language plpgsql as $$
begin
  perform from car where id = new.car_id for no key update;
  delete from car_claim where blackout_id = new.id;
  if new.cancelled_at is null then
    insert into car_claim (car_id, period, source, blackout_id)
      values (new.car_id, new.period, new.type, new.id);
  end if;
  return null;
end $$;
create trigger car_blackout_claims after insert or update on car_blackout
  for each row execute function claim_for_blackout();

create function claim_for_leave() returns trigger language plpgsql as $$
begin
  perform from driver where id = new.driver_id for no key update;
  delete from driver_claim where leave_id = new.id;
  if new.cancelled_at is null then
    insert into driver_claim (driver_id, period, source, leave_id)
      values (new.driver_id, new.period, 'leave', new.id);
  end if;
  return null;
end $$;
create trigger driver_leave_claims after insert or update on driver_leave
  for each row execute function claim_for_leave();

-- Self-drive: taking the car over and giving it back.
create table handover (
  id uuid primary key,
  assignment_id uuid not null references assignment,
  type text not null check (type in ('collect', 'return')),
  at timestamptz not null,
  by_id uuid not null references person,
  km integer not null check (km >= 0),
  fuel_eighths smallint not null check (fuel_eighths between 0 and 8),
  damage text check (length(damage) <= 1000),
  key_handed boolean not null,
  constraint handover_once unique (assignment_id, type)
);

create table handover_photo (
  handover_id uuid not null references handover,
  position smallint not null check (position between 1 and 8),
  file_id uuid not null unique references file,
  primary key (handover_id, position)
);

create trigger bump_version before update on assignment for each row execute function bump_version();
