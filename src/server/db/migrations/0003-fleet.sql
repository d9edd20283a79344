-- Providers with their contracts and rates; cars with their papers; drivers.

create table provider_kind (
  provider_id uuid not null references provider,
  kind text not null references kind,
  primary key (provider_id, kind)
);
create index provider_kind_kind on provider_kind (kind);

create table provider_site (
  provider_id uuid not null references provider,
  site_id text not null references site,
  primary key (provider_id, site_id)
);

create table provider_contact (
  id uuid primary key,
  provider_id uuid not null references provider,
  position smallint not null default 0,
  name text not null check (name <> ''),
  role text not null default '',
  phone text,
  email text,
  version integer not null default 1,
  constraint provider_contact_reachable check (num_nonnulls(phone, email) > 0)
);
create index provider_contact_provider on provider_contact (provider_id);

create table contract (
  id uuid primary key,
  provider_id uuid not null references provider,
  number text not null check (number <> ''),
  period daterange not null check (not isempty(period) and not lower_inf(period)),
  status text not null default 'active' check (status in ('active', 'ended')),
  file_id uuid references file,
  version integer not null default 1,
  unique (provider_id, number),
  unique (id, provider_id)
);

create table rate_card (
  id uuid primary key,
  -- Null is the company's own rate: its cars cost something too.
  provider_id uuid references provider,
  class text not null check (class in ('sedan', 'pickup', 'van', 'ppv', 'bus')),
  day_rate numeric(12, 2) not null check (day_rate >= 0),
  hours_included numeric(4, 1) not null check (hours_included between 0 and 24),
  overtime_per_hour numeric(12, 2) not null check (overtime_per_hour >= 0),
  km_included integer not null default 0 check (km_included >= 0),
  per_km numeric(12, 2) not null default 0 check (per_km >= 0),
  valid daterange not null check (not isempty(valid) and not lower_inf(valid)),
  version integer not null default 1,
  -- On any day a class has one price.
  constraint rate_card_one_price exclude using gist (
    (coalesce(provider_id, '00000000-0000-0000-0000-000000000000'::uuid)) with =, class with =, valid with &&
  )
);

create table car (
  id uuid primary key,
  -- As shown, one blank between letters and number. A red (dealer's) plate is free text without a province.
  plate text not null check (plate = btrim(plate) and plate <> '' and plate !~ '  '),
  province_code smallint references province,
  red_plate boolean not null default false,
  site_id text not null references site,
  class text not null check (class in ('sedan', 'pickup', 'van', 'ppv', 'bus')),
  brand text not null,
  model text not null,
  colour text not null,
  year smallint check (year between 1980 and 2100),
  -- For passengers; the driver's own seat is not counted.
  seats smallint not null check (seats between 1 and 60),
  fuel text not null check (fuel in ('diesel', 'petrol', 'hybrid', 'electric', 'gas')),
  gearbox text not null check (gearbox in ('automatic', 'manual')),
  -- Null is the company's own car.
  provider_id uuid references provider,
  contract_id uuid,
  odometer integer not null default 0 check (odometer >= 0),
  co2_per_km smallint check (co2_per_km >= 0),
  fuel_card text,
  toll_tag text,
  photo_id uuid references file,
  status text not null default 'available' check (status in ('available', 'repair', 'retired')),
  version integer not null default 1,
  constraint car_plate_once unique nulls not distinct (plate, province_code),
  constraint car_plate_province check (red_plate or province_code is not null),
  constraint car_contract_of_provider
    foreign key (contract_id, provider_id) references contract (id, provider_id) match simple,
  constraint car_contract_has_provider check (contract_id is null or provider_id is not null)
);
create index car_site on car (site_id, class) where status <> 'retired';
create index car_provider on car (provider_id);
create index car_search on car using gin (plate gin_trgm_ops);

create table car_kind (
  car_id uuid not null references car,
  kind text not null references kind,
  primary key (car_id, kind)
);
create index car_kind_kind on car_kind (kind);

-- Papers are never overwritten: the one that counts is the latest to expire.
create table car_document (
  id uuid primary key,
  car_id uuid not null references car,
  type text not null check (
    type in ('compulsory_insurance', 'tax', 'voluntary_insurance', 'inspection', 'lease')
  ),
  number text,
  expires_on date not null,
  file_id uuid references file,
  version integer not null default 1,
  unique (car_id, type, expires_on)
);
create index car_document_expiry on car_document (expires_on);

create table odometer_reading (
  id uuid primary key,
  car_id uuid not null references car,
  at timestamptz not null,
  km integer not null check (km >= 0),
  source text not null check (source in ('admin', 'collect', 'return', 'trip')),
  by_id uuid references person,
  reason text check (length(reason) <= 500)
);
create index odometer_reading_car on odometer_reading (car_id, at desc);

create function read_odometer() returns trigger language plpgsql as $$
declare latest record;
begin
  perform from car where id = new.car_id for no key update;
  select at, km into latest from odometer_reading where car_id = new.car_id order by at desc limit 1;
  if new.km < (
    select km from odometer_reading where car_id = new.car_id and at <= new.at order by at desc limit 1
  ) and coalesce(new.reason, '') = '' then
    raise exception 'a falling odometer needs a reason'
      using errcode = 'check_violation', constraint = 'odometer_reading_falls_with_reason';
  end if;
  if latest.at is null or new.at >= latest.at then
    update car set odometer = new.km where id = new.car_id and odometer <> new.km;
  end if;
  return new;
end $$;
create trigger odometer_reading_read before insert on odometer_reading
  for each row execute function read_odometer();
create trigger odometer_reading_append_only before update or delete on odometer_reading
  for each row execute function refuse_change();

create table car_blackout (
  id uuid primary key,
  car_id uuid not null references car,
  type text not null check (type in ('blackout', 'repair')),
  period tstzrange not null check (not isempty(period) and not lower_inf(period)),
  reason text not null check (length(reason) between 1 and 500),
  cancelled_at timestamptz,
  version integer not null default 1
);
create index car_blackout_car on car_blackout using gist (car_id, period);

-- A driver is a person (the id is the same); here stands only what concerns driving for others.
create table driver (
  id uuid primary key references person,
  -- Null for the company's own.
  provider_id uuid references provider,
  medical_expires_on date,
  training_expires_on date,
  hired_on date,
  status text not null default 'active' check (status in ('active', 'suspended', 'left')),
  version integer not null default 1
);
create index driver_provider on driver (provider_id);

create table driver_kind (
  driver_id uuid not null references driver,
  kind text not null references kind,
  primary key (driver_id, kind)
);
create index driver_kind_kind on driver_kind (kind);

create table driver_site (
  driver_id uuid not null references driver,
  site_id text not null references site,
  primary key (driver_id, site_id)
);

create table driver_shift (
  driver_id uuid not null references driver,
  weekday smallint not null check (weekday between 1 and 7),
  starts time not null,
  -- Earlier than the start means the next morning.
  ends time not null check (ends <> starts),
  primary key (driver_id, weekday)
);

create table driver_leave (
  id uuid primary key,
  driver_id uuid not null references driver,
  type text not null check (type in ('annual', 'sick', 'personal', 'training', 'other')),
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  reason text check (length(reason) <= 500),
  cancelled_at timestamptz,
  version integer not null default 1
);
create index driver_leave_driver on driver_leave using gist (driver_id, period);

-- One licence a person, for drivers and self-drivers alike: บ. (private) or ท. (for all) of types 1 to 4.
create table licence (
  person_id uuid primary key references person,
  number text not null unique check (number <> ''),
  class text not null check (class in ('บ.1', 'บ.2', 'บ.3', 'บ.4', 'ท.1', 'ท.2', 'ท.3', 'ท.4')),
  expires_on date not null,
  photo_id uuid references file,
  version integer not null default 1
);
create index licence_expiry on licence (expires_on);

create trigger bump_version before update on provider_contact for each row execute function bump_version();
create trigger bump_version before update on contract for each row execute function bump_version();
create trigger bump_version before update on rate_card for each row execute function bump_version();
create trigger bump_version before update on car for each row
  when (old.odometer = new.odometer) execute function bump_version();
create trigger bump_version before update on car_document for each row execute function bump_version();
create trigger bump_version before update on car_blackout for each row execute function bump_version();
create trigger bump_version before update on driver for each row execute function bump_version();
create trigger bump_version before update on driver_leave for each row execute function bump_version();
create trigger bump_version before update on licence for each row execute function bump_version();
