-- Where and when the shuttles run.

create table route (
  id uuid primary key,
  kind text not null references kind,
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  active boolean not null default true,
  version integer not null default 1,
  unique (kind, name_th)
);

create table route_stop (
  route_id uuid not null references route,
  direction text not null check (direction in ('out', 'back')),
  position smallint not null check (position between 0 and 50),
  place_id uuid not null references place,
  minutes_from_start smallint not null check (minutes_from_start >= 0),
  primary key (route_id, direction, position),
  unique (route_id, direction, place_id)
);

create table timetable_entry (
  id uuid primary key,
  route_id uuid not null references route,
  direction text not null check (direction in ('out', 'back')),
  departs time not null,
  weekdays smallint[] not null
    check (weekdays <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(weekdays) > 0),
  -- What is sold before a car is known.
  seats smallint not null check (seats between 1 and 60),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  version integer not null default 1,
  constraint timetable_entry_once exclude using gist (
    route_id with =, direction with =, departs with =, valid with &&
  )
);

create trigger bump_version before update on route for each row execute function bump_version();
create trigger bump_version before update on timetable_entry for each row execute function bump_version();
