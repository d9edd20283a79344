-- When a car was out: as marked, else as planned. Marks may overlap, and what nobody marked is only a plan: the reports
-- count no minute of a car twice. See docs/decisions/637.
alter table assignment add column used tstzrange not null generated always as (
  tstzrange(
    coalesce(departed_at, lower(planned)),
    greatest(coalesce(departed_at, lower(planned)), coalesce(returned_at, released_at, upper(planned)))
  )
) stored;
create index assignment_used on assignment using gist (car_id, used);

-- The use of a car ends or begins where another trip really left or came back.
create or replace function stale_assignment() returns trigger language plpgsql as $$
begin
  insert into report_stale (trip_id) values (new.trip_id);
  if tg_op = 'UPDATE' and old.trip_id <> new.trip_id then
    insert into report_stale (trip_id) values (old.trip_id);
  end if;
  insert into report_stale (trip_id)
  select trip_id from assignment
  where car_id = new.car_id and used && new.used and trip_id <> new.trip_id;
  if tg_op = 'UPDATE' and (old.car_id, old.used) is distinct from (new.car_id, new.used) then
    insert into report_stale (trip_id)
    select trip_id from assignment
    where car_id = old.car_id and used && old.used and trip_id <> new.trip_id;
  end if;
  return null;
end $$;

insert into report_stale (trip_id) select trip_id from assignment where not used <@ held;
insert into report_stale (trip_id)
select later.trip_id from assignment earlier
join assignment later on later.car_id = earlier.car_id and later.id <> earlier.id and later.used && earlier.used;
