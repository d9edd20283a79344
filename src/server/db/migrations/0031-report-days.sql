-- Sums of `report_fact` by day, for reports without filters: a year is some ten thousand rows instead of a million.
-- Each row says one day of one car (with its provider), cost centre, department or driver. The use of cars is clipped
-- by the service hours, which is why a change of the rules makes the days anew.
create table report_day (
  kind text not null,
  day date not null,
  dimension text not null check (dimension in ('car', 'cost_centre', 'department', 'driver')),
  -- Null: what belongs to nobody.
  key uuid,
  provider_id uuid,
  bookings bigint not null,
  passengers bigint not null,
  trips bigint not null,
  seats_offered bigint not null,
  seats_used bigint not null,
  metres bigint not null,
  grams bigint not null,
  cost_estimate bigint not null,
  cost_expense bigint not null,
  saved_estimate bigint not null,
  saved_expense bigint not null,
  overtime_minutes bigint not null,
  decisions bigint not null,
  decision_minutes bigint not null,
  timed bigint not null,
  on_time bigint not null,
  cancelled bigint not null,
  cancelled_late bigint not null,
  no_shows bigint not null,
  unmet bigint not null,
  unmet_seats bigint not null,
  car_use bigint not null
);
create index report_day_read on report_day (kind, dimension, day);

-- The most cars out at once in each quarter of an hour, and the minute of the day in which that first was.
create table report_peak (
  kind text not null,
  day date not null,
  quarter smallint not null check (quarter between 0 and 95),
  cars integer not null,
  minute smallint not null,
  primary key (kind, day, quarter)
);

create table report_stale_day (
  kind text not null,
  day date not null
);

create function stale_service_days() returns trigger language plpgsql as $$
begin
  insert into report_stale_day select distinct kind, day from report_day where kind = new.id;
  return null;
end $$;
create trigger kind_stale_days after update on kind for each row
  when (
    (old.service_from, old.service_to, old.service_days, old.on_holidays)
      is distinct from (new.service_from, new.service_to, new.service_days, new.on_holidays)
  ) execute function stale_service_days();

create function stale_holiday() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into report_stale_day select id, old.day from kind;
  end if;
  if tg_op <> 'DELETE' then
    insert into report_stale_day select id, new.day from kind;
  end if;
  return null;
end $$;
create trigger holiday_stale_days after insert or update or delete on holiday
  for each row execute function stale_holiday();

create function stale_person_days() returns trigger language plpgsql as $$
begin
  insert into report_stale_day
  select distinct f.kind, f.day from booking b join report_fact f on f.line = b.id
  where b.traveller_id = new.id or b.requester_id = new.id;
  return null;
end $$;
create trigger person_stale_days after update on person for each row
  when (old.department_id is distinct from new.department_id)
  execute function stale_person_days();

insert into report_stale_day select distinct kind, day from report_fact;
