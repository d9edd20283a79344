-- How long it takes from place to place: typed by hand, learned from trips, or else estimated from where they lie.
-- See docs/decisions/355. A row is a pair that somebody drove or typed; an estimate is reckoned when it is wanted.
alter table travel_time
  add id uuid not null default gen_random_uuid() unique,
  add version integer not null default 1,
  -- What was typed; null where nobody did.
  alter minutes drop not null,
  alter km drop not null;
create trigger bump_version before update on travel_time for each row execute function bump_version();

create table travel_learned (
  from_id uuid not null,
  to_id uuid not null,
  -- When they left: the hours of the day on workdays or days off, and all of them together.
  bucket text not null check (
    bucket in (
      'always', 'workday-morning', 'workday-day', 'workday-evening', 'workday-night',
      'off-morning', 'off-day', 'off-evening', 'off-night'
    )
  ),
  p50 smallint not null check (p50 > 0),
  p80 smallint not null check (p80 >= p50),
  -- From so many trips.
  n integer not null check (n > 0),
  learned_at timestamptz not null,
  primary key (from_id, to_id, bucket),
  foreign key (from_id, to_id) references travel_time
);

-- Of a stop in the middle nobody may know when it is reached.
alter table trip_stop alter at drop not null;
