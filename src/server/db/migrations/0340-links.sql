-- Links for those without an account: a driver, a gate, a guest who rides. See docs/decisions/300.
create table link (
  id uuid primary key,
  face text not null check (face in ('driver', 'gate', 'rider')),
  -- The token is only in the link itself.
  token_hash bytea not null unique check (length(token_hash) = 32),
  driver_id uuid references driver,
  site_id text references site,
  booking_id uuid references booking,
  -- Of a gate.
  name text check (length(name) between 1 and 100),
  -- Made with the token, so that nobody can try out codes who has only the database.
  pin_hash bytea check (length(pin_hash) = 32),
  wrong_pins smallint not null default 0,
  made_at timestamptz not null,
  made_by_id uuid not null references person,
  valid_until timestamptz not null check (valid_until > made_at),
  revoked_at timestamptz,
  opened integer not null default 0,
  opened_at timestamptz,
  version integer not null default 1,
  constraint link_scope check (
    num_nonnulls(driver_id, site_id, booking_id) = 1
    and (face = 'driver') = (driver_id is not null)
    and (face = 'gate') = (site_id is not null and name is not null and pin_hash is not null)
    and (face = 'rider') = (booking_id is not null)
  )
);
create index link_driver on link (driver_id) where driver_id is not null;
create index link_booking on link (booking_id) where booking_id is not null;
create index link_made on link (made_at desc);
create trigger bump_version before update on link for each row
  when (old.opened = new.opened and old.wrong_pins = new.wrong_pins) execute function bump_version();

-- What somebody at the car or at the gate said of it; never changed, also where two say different things.
create table mark (
  -- Made on the device: the same mark sent again is the same row.
  id uuid primary key,
  link_id uuid not null references link,
  trip_id uuid references trip,
  car_id uuid references car,
  action text not null check (
    action in ('accept', 'check', 'depart', 'board', 'miss', 'complete', 'expense', 'trouble', 'out', 'in', 'unknown')
  ),
  -- By the server's clock; what the device's clock said, and by how much that clock was wrong.
  at timestamptz not null,
  device_at timestamptz not null,
  received_at timestamptz not null,
  skew_seconds integer not null,
  km integer check (km between 0 and 9999999),
  file_id uuid references file,
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object')
);
create index mark_trip on mark (trip_id, at) where trip_id is not null;
create index mark_link on mark (link_id, at);
create index mark_car on mark (car_id, at) where car_id is not null;
create index mark_file on mark (file_id) where file_id is not null;
create trigger mark_append_only before update or delete on mark
  for each row execute function refuse_change();

-- By whom the times of a trip are known. What the clock assumed gives way to whoever was there.
alter table trip
  add departed_by text check (departed_by in ('clock', 'admin', 'self-driver', 'driver', 'gate')),
  add ended_by text check (ended_by in ('clock', 'admin', 'self-driver', 'driver', 'gate'));
