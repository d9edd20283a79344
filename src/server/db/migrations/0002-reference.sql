-- What bookings choose from: provinces, places, purposes; the kinds with their rules; files.

create table province (
  -- ISO 3166-2:TH without its prefix.
  code smallint primary key,
  name_th text not null unique,
  name_en text not null unique
);

create table place (
  id uuid primary key,
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  province_code smallint not null references province,
  -- Set for a point of a site, from where and to where the shuttles run.
  site_id text references site,
  latitude numeric(8, 5) check (latitude between 5 and 21),
  longitude numeric(8, 5) check (longitude between 97 and 106),
  active boolean not null default true,
  version integer not null default 1,
  constraint place_coordinates_whole check ((latitude is null) = (longitude is null)),
  unique nulls not distinct (name_th, province_code, site_id)
);
create index place_site on place (site_id) where active;

create table travel_time (
  from_id uuid not null references place,
  to_id uuid not null references place check (to_id <> from_id),
  minutes smallint not null check (minutes > 0),
  km numeric(6, 1) not null check (km > 0),
  primary key (from_id, to_id)
);

create table purpose (
  code text primary key check (code ~ '^[a-z_]+$'),
  name_th text not null,
  name_en text not null,
  position smallint not null default 0,
  -- "Other" asks for words.
  asks_text boolean not null default false,
  active boolean not null default true,
  version integer not null default 1
);

-- One row per kind with the rules its admins may change.
create table kind (
  id text primary key check (
    id in ('bookingwithdrivernava', 'bookingnodriver', 'bookingduringday', 'bookingwithdriveramata')
  ),
  site_id text not null references site,
  ref_prefix text not null unique check (ref_prefix ~ '^[A-Z]{2}$'),
  notice_minutes integer not null check (notice_minutes >= 0),
  horizon_days integer not null check (horizon_days between 1 and 730),
  longest_minutes integer not null check (longest_minutes > 0),
  buffer_minutes integer not null check (buffer_minutes between 0 and 1440),
  cancel_cutoff_minutes integer not null check (cancel_cutoff_minutes >= 0),
  approval_levels smallint not null check (approval_levels between 0 and 3),
  service_from time not null,
  service_to time not null,
  -- ISO weekdays, Monday is 1.
  service_days smallint[] not null
    check (service_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[] and cardinality(service_days) > 0),
  on_holidays boolean not null,
  -- After this time of day only tomorrow can be booked.
  day_cutoff time,
  rating_days smallint not null default 7 check (rating_days between 1 and 90),
  no_show_minutes smallint not null default 30 check (no_show_minutes > 0),
  version integer not null default 1,
  constraint kind_service_hours check (service_from < service_to)
);

create table holiday (
  id uuid primary key,
  day date not null,
  -- Null closes every kind that does not serve on holidays.
  kind text references kind,
  name_th text not null check (name_th <> ''),
  name_en text not null check (name_en <> ''),
  version integer not null default 1,
  unique nulls not distinct (day, kind)
);

-- What a self-driver accepts. A new text is a new version; old ones stay readable.
create table terms (
  kind text not null references kind,
  number integer not null check (number > 0),
  text_th text not null check (text_th <> ''),
  text_en text not null check (text_en <> ''),
  valid_from timestamptz not null,
  primary key (kind, number)
);
create trigger terms_append_only before update or delete on terms
  for each row execute function refuse_change();

-- Photos and papers. Who may read one follows from the row that refers to it.
create table file (
  id uuid primary key,
  by_id uuid not null references person,
  at timestamptz not null,
  name text not null check (length(name) between 1 and 200),
  media_type text not null check (media_type in ('image/jpeg', 'image/png', 'application/pdf')),
  -- Given by the phone: sending the same file again is the same file.
  client_id text not null check (length(client_id) between 1 and 100),
  content bytea not null,
  constraint file_size check (octet_length(content) between 1 and 5 * 1024 * 1024),
  unique (by_id, client_id)
);
-- Already compressed; a second try would only cost time.
alter table file alter column content set storage external;
create index file_at on file (at);

alter table person add foreign key (photo_id) references file;

create table saved_filter (
  id uuid primary key,
  person_id uuid not null references person,
  list text not null check (list <> ''),
  name text not null check (length(name) between 1 and 100),
  search text not null check (length(search) <= 2000),
  unique (person_id, list, name)
);

create trigger bump_version before update on place for each row execute function bump_version();
create trigger bump_version before update on purpose for each row execute function bump_version();
create trigger bump_version before update on kind for each row execute function bump_version();
create trigger bump_version before update on holiday for each row execute function bump_version();
