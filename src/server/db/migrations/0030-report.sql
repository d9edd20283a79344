-- What the reports add up: one row for each booking with its part of its trip, made from the other tables by
-- `src/domain/reports` and by nothing else. See docs/decisions/130. It holds no fact of its own, so it has no foreign
-- keys: it can be emptied and made again.
create table report_fact (
  line uuid not null,
  part smallint not null,
  kind text not null,
  day date not null,
  starts_at timestamptz not null,
  booking_id uuid,
  trip_id uuid,
  assignment_id uuid,
  person_id uuid,
  cost_centre_id uuid,
  provider_id uuid,
  car_id uuid,
  driver_id uuid,
  lead boolean not null,
  use_from smallint not null,
  use_to smallint not null,
  use_share integer not null,
  bookings smallint not null,
  passengers smallint not null,
  trips integer not null,
  seats_offered integer not null,
  seats_used integer not null,
  metres bigint not null,
  grams bigint not null,
  cost_estimate bigint not null,
  cost_expense bigint not null,
  saved_estimate bigint not null,
  saved_expense bigint not null,
  overtime_minutes integer not null,
  decisions smallint not null,
  decision_minutes integer not null,
  timed integer not null,
  on_time integer not null,
  cancelled smallint not null,
  cancelled_late smallint not null,
  no_shows smallint not null,
  unmet smallint not null,
  unmet_seats smallint not null,
  primary key (line, part)
);
create index report_fact_day on report_fact (kind, day);
create index report_fact_trip on report_fact (trip_id) where trip_id is not null;

-- What has changed since its rows were made. Only ever appended to, so that no writer waits for another here.
create table report_stale (
  id bigint generated always as identity primary key,
  booking_id uuid,
  trip_id uuid,
  expense_id uuid
);

create function stale_booking() returns trigger language plpgsql as $$
begin
  insert into report_stale (booking_id, trip_id) values (new.id, new.trip_id);
  if tg_op = 'UPDATE' and old.trip_id is distinct from new.trip_id then
    insert into report_stale (trip_id) values (old.trip_id);
  end if;
  return null;
end $$;
create trigger booking_stale after insert or update on booking
  for each row execute function stale_booking();

create function stale_trip() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id) values (new.id);
  return null;
end $$;
create trigger trip_stale after insert or update on trip
  for each row execute function stale_trip();

create function stale_assignment() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id) values (new.trip_id);
  if tg_op = 'UPDATE' and old.trip_id <> new.trip_id then
    insert into report_stale (trip_id) values (old.trip_id);
  end if;
  return null;
end $$;
create trigger assignment_stale after insert or update on assignment
  for each row execute function stale_assignment();

create function stale_approval() returns trigger language plpgsql as $$
begin
  insert into report_stale (booking_id) values (new.booking_id);
  return null;
end $$;
create trigger approval_stale after insert or update on approval
  for each row when (new.decided_at is not null) execute function stale_approval();

create function stale_expense() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into report_stale (trip_id, expense_id) values (old.trip_id, old.id);
  end if;
  if tg_op <> 'DELETE' then
    insert into report_stale (trip_id, expense_id) values (new.trip_id, new.id);
  end if;
  return null;
end $$;
create trigger expense_stale after insert or update or delete on expense
  for each row execute function stale_expense();

create function stale_split() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id, expense_id)
  select trip_id, id from expense where id = coalesce(new.expense_id, old.expense_id);
  return null;
end $$;
create trigger expense_split_stale after insert or update or delete on expense_split
  for each row execute function stale_split();

create function stale_car() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id) select distinct trip_id from assignment where car_id = new.id;
  return null;
end $$;
create trigger car_stale after update on car for each row
  when (
    (old.seats, old.provider_id, old.class, old.fuel, old.co2_per_km)
      is distinct from (new.seats, new.provider_id, new.class, new.fuel, new.co2_per_km)
  ) execute function stale_car();

create function stale_rate() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id) select id from trip where rate_card_id = new.id;
  return null;
end $$;
create trigger rate_card_stale after update on rate_card for each row
  when (old.hours_included <> new.hours_included) execute function stale_rate();

insert into report_stale (trip_id) select id from trip;
insert into report_stale (booking_id) select id from booking where trip_id is null;
insert into report_stale (expense_id) select id from expense where trip_id is null;
