-- People, rights, the service state and the records that every use-case writes. Longer than the house's measure, because
-- a migration is never cut in two afterwards and these tables refer to one another.
--
-- Conventions of the whole schema:
--   * ids are UUIDv7 given by the application; times are timestamptz; money is numeric(12,2) in baht.
--   * closed lists are text with a check: the domain's lists and these are compared by a test.
--   * whatever people edit has an integer `version`, raised by a trigger so that no writer can forget it.
--     Who changed it, and when, stands in `event`.

create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create function bump_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;

create function thai_tax_id_is_valid(id text) returns boolean
language sql immutable strict parallel safe as $$
  select id ~ '^[0-9]{13}$'
    and (11 - (select sum(substr(id, i, 1)::int * (14 - i)) from generate_series(1, 12) i) % 11) % 10
        = substr(id, 13, 1)::int
$$;

create table site (
  id text primary key check (id in ('nava', 'amata')),
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  -- Decides for people without a manager.
  fallback_approver_id uuid,
  version integer not null default 1
);

create table department (
  id uuid primary key,
  name_th text not null unique check (name_th <> ''),
  name_en text not null unique check (name_en <> ''),
  active boolean not null default true,
  version integer not null default 1
);

create table cost_centre (
  id uuid primary key,
  code text not null unique check (code <> ''),
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  department_id uuid references department,
  active boolean not null default true,
  version integer not null default 1
);

create table provider (
  id uuid primary key,
  name_th text not null unique check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  tax_id text not null check (thai_tax_id_is_valid(tax_id)),
  -- 00000 is the head office.
  branch text not null default '00000' check (branch ~ '^[0-9]{5}$'),
  status text not null default 'active' check (status in ('active', 'ended')),
  version integer not null default 1,
  unique (tax_id, branch)
);

create table person (
  id uuid primary key,
  -- A driver who is no employee has no sign-in; employees who drive stay employees.
  role text not null check (role in ('employee', 'supplier', 'driver')),
  -- As typed at the identity provider; the account itself (tenant and object id) is pinned at the first sign-in.
  sign_in_name text check (sign_in_name = btrim(sign_in_name) and sign_in_name like '%_@_%'),
  tid text check (length(tid) between 1 and 100),
  oid text check (length(oid) between 1 and 100),
  employee_no text unique check (employee_no <> ''),
  first_name_th text not null check (first_name_th <> ''),
  last_name_th text not null,
  first_name_en text not null check (first_name_en <> ''),
  last_name_en text not null,
  nickname text,
  email text,
  phone text,
  photo_id uuid,
  site_id text references site,
  department_id uuid references department,
  cost_centre_id uuid references cost_centre,
  manager_id uuid references person check (manager_id <> id),
  language text not null default 'th' check (language in ('th', 'en')),
  status text not null default 'active' check (status in ('active', 'left')),
  -- Erasure empties this row; every other table knows the person by id only.
  anonymised_at timestamptz,
  version integer not null default 1,
  unique (tid, oid),
  constraint person_account_whole check ((tid is null) = (oid is null)),
  constraint person_employee_number
    check (role <> 'employee' or employee_no is not null or anonymised_at is not null),
  constraint person_supplier_sign_in
    check (role <> 'supplier' or sign_in_name is not null or anonymised_at is not null),
  constraint person_employee_site check (role <> 'employee' or site_id is not null),
  constraint person_anonymised check (
    anonymised_at is null
    or (status = 'left' and num_nonnulls(sign_in_name, oid, employee_no, nickname, email, phone, photo_id) = 0)
  )
);
create unique index person_sign_in_name on person (lower(sign_in_name));
create index person_manager on person (manager_id) where status = 'active';
create index person_department on person (department_id);
create index person_search on person using gin (
  (first_name_th || ' ' || last_name_th || ' ' || first_name_en || ' ' || last_name_en
    || ' ' || coalesce(employee_no, '')) gin_trgm_ops
) where status = 'active';

alter table site add foreign key (fallback_approver_id) references person;
create index site_fallback_approver on site (fallback_approver_id);

-- While it lasts, `to_id` decides what `from_id` would.
create table delegation (
  id uuid primary key,
  from_id uuid not null references person,
  to_id uuid not null references person,
  period tstzrange not null check (not isempty(period) and not lower_inf(period) and not upper_inf(period)),
  reason text check (length(reason) <= 500),
  revoked_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  constraint delegation_to_another check (from_id <> to_id),
  -- One stand-in at a time, so that it is always plain who decides.
  constraint delegation_one_at_a_time
    exclude using gist (from_id with =, period with &&) where (revoked_at is null)
);
create index delegation_to on delegation (to_id) where revoked_at is null;

create table admin_user (
  person_id uuid primary key references person,
  status smallint not null default 1 check (status in (0, 1)),
  booking_with_driver_nava_menu boolean not null default false,
  booking_no_driver_menu boolean not null default false,
  booking_during_day_menu boolean not null default false,
  booking_with_driver_amata_menu boolean not null default false,
  driver_menu boolean not null default false,
  admin_menu boolean not null default false,
  supplier boolean not null default false,
  provider_id uuid references provider,
  last_active_at timestamptz,
  version integer not null default 1,
  constraint admin_user_supplier_has_provider check (supplier = (provider_id is not null)),
  constraint admin_user_supplier_excludes_admin check (not (supplier and admin_menu))
);
create index admin_user_provider on admin_user (provider_id);

-- Two admins taking each other's rights at the same moment would both be "not the last one".
create function keep_last_admin() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('admin_user_last_admin'));
  if not exists (
    select from admin_user where status = 1 and admin_menu and person_id <> old.person_id
  ) then
    raise exception 'the last admin keeps the right to manage admins'
      using errcode = 'check_violation', constraint = 'admin_user_last_admin';
  end if;
  return coalesce(new, old);
end $$;
create trigger admin_user_keep_last before update on admin_user for each row
  when (old.status = 1 and old.admin_menu and not (new.status = 1 and new.admin_menu))
  execute function keep_last_admin();
create trigger admin_user_keep_last_row before delete on admin_user for each row
  when (old.status = 1 and old.admin_menu) execute function keep_last_admin();

create table service_state (
  singleton boolean primary key default true check (singleton),
  is_close boolean not null default false,
  wording text not null default 'ปิดให้บริการชั่วคราว' check (wording <> ''),
  wording_en text not null default 'The service is temporarily closed' check (wording_en <> ''),
  version integer not null default 1
);
insert into service_state default values;

create table contact (
  id uuid primary key,
  service text not null check (service in ('booking', 'vehicles', 'app', 'emergency')),
  position integer not null default 0,
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  role_th text not null,
  role_en text not null,
  hours_th text not null,
  hours_en text not null,
  phone text,
  email text,
  version integer not null default 1,
  constraint contact_reachable check (num_nonnulls(phone, email) > 0)
);

create table problem_report (
  id uuid primary key,
  person_id uuid not null references person,
  at timestamptz not null,
  message text not null check (length(message) between 1 and 2000),
  page text not null,
  app_version text not null,
  last_error text,
  status text not null default 'open' check (status in ('open', 'in_progress', 'resolved')),
  owner_id uuid references person,
  version integer not null default 1
);
create index problem_report_inbox on problem_report (status, at desc);

-- What happened: who, when, what, why, before and after. Holds ids and never names, so that erasing a person
-- leaves it true. `by_id` null is the clock.
create table event (
  id uuid primary key,
  at timestamptz not null,
  by_id uuid references person,
  action text not null check (action <> ''),
  subject text not null check (subject <> ''),
  -- Null for what exists once, such as the service state.
  subject_id uuid,
  reason text check (length(reason) <= 500),
  before jsonb,
  after jsonb
);
create index event_subject on event (subject_id, at desc) where subject_id is not null;
create index event_single_subject on event (subject, at desc) where subject_id is null;
create index event_by on event (by_id, at desc);
create index event_at on event using brin (at);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name
    using errcode = 'restrict_violation', constraint = tg_table_name || '_append_only';
end $$;
create trigger event_append_only before update or delete on event for each row execute function refuse_change();
create trigger event_keep_all before truncate on event execute function refuse_change();

-- Written in the transaction of the work itself: a rival with the same key waits, then reads the answer.
create table idempotency_key (
  key text not null check (length(key) between 1 and 100),
  person_id uuid not null references person,
  endpoint text not null,
  body_hash text not null,
  status smallint,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (key, person_id)
);
create index idempotency_key_age on idempotency_key (created_at);

create trigger bump_version before update on site for each row execute function bump_version();
create trigger bump_version before update on department for each row execute function bump_version();
create trigger bump_version before update on cost_centre for each row execute function bump_version();
create trigger bump_version before update on provider for each row execute function bump_version();
create trigger bump_version before update on delegation for each row execute function bump_version();
create trigger bump_version before update on service_state for each row execute function bump_version();
create trigger bump_version before update on contact for each row execute function bump_version();
create trigger bump_version before update on problem_report for each row execute function bump_version();
-- Signing in, choosing a language and being active are no edits that an admin would have to look at.
create trigger bump_version before update on person for each row
  when (old.oid is not distinct from new.oid and old.language = new.language)
  execute function bump_version();
create trigger bump_version before update on admin_user for each row
  when (old.last_active_at is not distinct from new.last_active_at)
  execute function bump_version();
