-- What the satisfaction summary reads: a person on a completed booking is a ride, and those who did not come are none.
-- It belongs to the last car and driver of its trip, whoever brought the people there.
create view ride as
select p.id, b.kind, (b.starts_at at time zone 'Asia/Bangkok')::date as day, b.starts_at, b.trip_id, p.person_id,
  a.car_id, a.driver_id, coalesce(t.provider_id, c.provider_id) as provider_id, r.id as rating_id, r.overall,
  case when r.id is not null then
    least(r.overall, (select min(score) from rating_item i where i.rating_id = r.id))
  end as worst
from booking b
join passenger p on p.booking_id = b.id and p.person_id is not null and p.attended is not false
join trip t on t.id = b.trip_id
left join lateral (
  select car_id, driver_id from assignment
  where trip_id = b.trip_id and released_at is null
  order by upper(planned) desc, id desc limit 1
) a on true
left join car c on c.id = a.car_id
left join rating r on r.passenger_id = p.id
where b.status = 'completed';

-- The rows of `ride`, kept: made anew with the rows of the reports, from the same list of what has changed. See
-- docs/decisions/101. Like those it has no foreign keys.
create table report_ride (
  id uuid primary key,
  kind text not null,
  day date not null,
  starts_at timestamptz not null,
  trip_id uuid not null,
  person_id uuid not null,
  car_id uuid,
  driver_id uuid,
  provider_id uuid,
  rating_id uuid,
  overall smallint,
  worst smallint
);

-- Their sums by day. Each row says one day of one car, driver or rated item, with site and provider apart.
create table report_ride_day (
  kind text not null,
  day date not null,
  dimension text not null check (dimension in ('car', 'driver', 'item')),
  -- Null: what belongs to nobody.
  key uuid,
  item text,
  site_id text,
  provider_id uuid,
  rides integer not null,
  stars1 integer not null,
  stars2 integer not null,
  stars3 integer not null,
  stars4 integer not null,
  stars5 integer not null,
  low integer not null
);

insert into report_ride select * from ride;
create index report_ride_day_of on report_ride (kind, day);
create index report_ride_trip on report_ride (trip_id);
create index report_ride_day_read on report_ride_day (kind, dimension, day);
insert into report_stale_day select distinct kind, day from report_ride;

create function stale_passengers() returns trigger language plpgsql as $$
begin
  insert into report_stale (booking_id) select distinct booking_id from changed;
  return null;
end $$;
create trigger passenger_stale_new after insert on passenger
  referencing new table as changed for each statement execute function stale_passengers();
create trigger passenger_stale_changed after update on passenger
  referencing new table as changed for each statement execute function stale_passengers();
create trigger passenger_stale_gone after delete on passenger
  referencing old table as changed for each statement execute function stale_passengers();

create function stale_rating() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id) values (new.trip_id);
  return null;
end $$;
create trigger rating_stale after insert or update of overall on rating
  for each row execute function stale_rating();

create function stale_rating_items() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id)
  select distinct r.trip_id from changed c join rating r on r.id = c.rating_id;
  return null;
end $$;
create trigger rating_item_stale_new after insert on rating_item
  referencing new table as changed for each statement execute function stale_rating_items();
create trigger rating_item_stale_changed after update on rating_item
  referencing new table as changed for each statement execute function stale_rating_items();
create trigger rating_item_stale_gone after delete on rating_item
  referencing old table as changed for each statement execute function stale_rating_items();

create function stale_person_rides() returns trigger language plpgsql as $$
begin
  insert into report_stale_day
  select distinct r.kind, r.day from passenger p join report_ride r on r.id = p.id where p.person_id = new.id;
  return null;
end $$;
create trigger person_stale_rides after update on person for each row
  when (old.site_id is distinct from new.site_id)
  execute function stale_person_rides();

-- The sums by day of the reports tell sites and providers apart too: a year of one site is half of the company.
alter table report_day add column site_id text;
insert into report_stale_day select distinct kind, day from report_day;
create trigger person_stale_site after update on person for each row
  when (old.site_id is distinct from new.site_id)
  execute function stale_person_days();
