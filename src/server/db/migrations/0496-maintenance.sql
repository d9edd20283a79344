-- What a class of cars needs every so many kilometres or months, and when a car had it last.
create table maintenance_plan (
  id uuid primary key,
  class text not null check (class in ('sedan', 'pickup', 'van', 'ppv', 'bus')),
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  every_km integer check (every_km between 500 and 200000),
  every_months smallint check (every_months between 1 and 120),
  -- How long the workshop has the car.
  hours smallint not null check (hours between 1 and 72),
  active boolean not null default true,
  version integer not null default 1,
  constraint maintenance_plan_comes_due check (num_nonnulls(every_km, every_months) > 0)
);
create index maintenance_plan_class on maintenance_plan (class) where active;
create trigger bump_version before update on maintenance_plan for each row execute function bump_version();

create table car_service (
  id uuid primary key,
  car_id uuid not null references car,
  plan_id uuid not null references maintenance_plan,
  on_day date not null,
  km integer not null check (km >= 0),
  by_id uuid not null references person,
  at timestamptz not null
);
create index car_service_latest on car_service (car_id, plan_id, on_day desc);
create trigger car_service_append_only before update or delete on car_service
  for each row execute function refuse_change();

-- For which of it a car goes to the workshop.
alter table car_blackout add column plan_id uuid references maintenance_plan;
create index car_blackout_plan on car_blackout (car_id, plan_id) where plan_id is not null;
