-- A booking is what somebody asks for: one movement or rental. A trip carries one or more of them.

create table trip (
  id uuid primary key,
  kind text not null references kind,
  status text not null check (
    status in ('planned', 'offered', 'accepted', 'declined', 'underway', 'done', 'cancelled')
  ),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- A shuttle's departure is made when it is first needed.
  timetable_entry_id uuid references timetable_entry,
  service_date date,
  -- Seats for sale before a car is known; null for rentals.
  capacity smallint check (capacity between 1 and 60),
  -- Without a driver the driver's seat is the traveller's own.
  with_driver boolean not null default true,
  provider_id uuid references provider,
  -- Pinned: neither the optimiser nor a drag moves it.
  locked_by_id uuid references person,
  meeting_point text check (length(meeting_point) <= 200),
  note text check (length(note) <= 500),
  planned_km numeric(7, 1) check (planned_km >= 0),
  departed_at timestamptz,
  ended_at timestamptz check (ended_at >= departed_at),
  -- The clock assumed the plan; nobody has confirmed the times yet.
  unconfirmed_at timestamptz,
  cost numeric(12, 2) check (cost >= 0),
  rate_card_id uuid references rate_card,
  rate_card_version integer,
  version integer not null default 1,
  unique (id, kind),
  constraint trip_departure_once unique (timetable_entry_id, service_date),
  constraint trip_departure_whole check ((timetable_entry_id is null) = (service_date is null)),
  constraint trip_departure_capacity check (timetable_entry_id is null or capacity is not null),
  constraint trip_answer_has_provider
    check (status not in ('offered', 'accepted', 'declined') or provider_id is not null),
  constraint trip_rate_whole check ((rate_card_id is null) = (rate_card_version is null))
);
create index trip_kind on trip (kind, starts_at);
create index trip_starts on trip (starts_at);
create index trip_provider on trip (provider_id, starts_at) where provider_id is not null;
create index trip_open on trip (ends_at) where status in ('planned', 'offered', 'accepted', 'underway');

-- Where a pooled trip stops, in order: for the job sheet, and what the bookings' stop indexes point to.
create table trip_stop (
  trip_id uuid not null references trip,
  position smallint not null check (position between 0 and 50),
  place_id uuid references place,
  place_text text check (length(place_text) between 1 and 200),
  at timestamptz not null,
  primary key (trip_id, position),
  constraint trip_stop_somewhere check (num_nonnulls(place_id, place_text) = 1)
);

create table booking (
  id uuid primary key,
  ref text not null unique check (ref ~ '^[A-Z]{2}-[0-9]{4}-[0-9]{4,}$'),
  kind text not null references kind,
  status text not null check (
    status in ('pending', 'returned', 'waitlisted', 'approved', 'arranged', 'ongoing', 'completed',
      'rejected', 'cancelled', 'expired', 'unserved', 'noshow')
  ),
  requester_id uuid not null references person,
  -- Null for a guest, whose name stands among the passengers only.
  traveller_id uuid references person,
  contact_phone text not null check (contact_phone <> ''),
  cost_centre_id uuid not null references cost_centre,
  purpose_code text not null references purpose,
  purpose_text text check (length(purpose_text) <= 500),
  note text check (length(note) <= 1000),
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  seats smallint not null check (seats between 1 and 60),
  class text check (class in ('sedan', 'pickup', 'van', 'ppv', 'bus')),
  -- Why it is asked for later than the notice period allows.
  urgent_reason text check (length(urgent_reason) between 1 and 500),
  -- Return rides, weekly repeats and second cars that were asked for together.
  group_id uuid,
  trip_id uuid,
  board_stop smallint check (board_stop >= 0),
  alight_stop smallint check (alight_stop > board_stop),
  boarding_code text check (boarding_code ~ '^[0-9]{4}$'),
  -- Self-drive: the car asked for is held, buffer included, from the request on.
  chosen_car_id uuid references car,
  held tstzrange check (not isempty(held) and not lower_inf(held) and not upper_inf(held)),
  terms_number integer,
  -- What only this kind asks; its shape is the kind's schema. See docs/decisions/050.
  details jsonb not null default '{}' check (jsonb_typeof(details) = 'object'),
  estimate numeric(12, 2) check (estimate >= 0),
  estimate_parts jsonb,
  rate_card_id uuid references rate_card,
  rate_card_version integer,
  submitted_at timestamptz not null,
  waitlisted_at timestamptz,
  approved_at timestamptz,
  arranged_at timestamptz,
  completed_at timestamptz,
  cancelled_late boolean not null default false,
  revision integer not null default 1,
  version integer not null default 1,
  foreign key (trip_id, kind) references trip (id, kind),
  foreign key (kind, terms_number) references terms,
  constraint booking_arranged_has_trip
    check (status not in ('arranged', 'ongoing', 'completed', 'noshow') or trip_id is not null),
  constraint booking_waits_in_line
    check (status <> 'waitlisted' or (trip_id is not null and waitlisted_at is not null)),
  constraint booking_stops_whole check ((board_stop is null) = (alight_stop is null)),
  constraint booking_chosen_car_held check ((chosen_car_id is null) = (held is null)),
  constraint booking_rate_whole check ((rate_card_id is null) = (rate_card_version is null))
);
create index booking_kind on booking (kind, starts_at);
create index booking_kind_status on booking (kind, status, starts_at);
create index booking_requester on booking (requester_id, starts_at);
create index booking_traveller on booking (traveller_id, starts_at);
create index booking_trip on booking (trip_id);
create index booking_cost_centre on booking (cost_centre_id, starts_at);
create index booking_group on booking (group_id) where group_id is not null;
create unique index booking_boarding_code on booking (trip_id, boarding_code);
-- What the clock looks through: few rows of many.
create index booking_undecided on booking (starts_at) where status in ('pending', 'returned', 'waitlisted');
create index booking_unarranged on booking (kind, starts_at) where status = 'approved';
create index booking_running on booking (ends_at) where status in ('arranged', 'ongoing');
create index booking_search on booking using gin (ref gin_trgm_ops);

-- NV-2611-0042. A sequence per kind and month never waits for another's transaction, as a counter row would;
-- a rolled-back booking leaves a gap.
create function next_booking_ref(kind_id text, at timestamptz) returns text language plpgsql as $$
declare
  month text := to_char(at at time zone 'Asia/Bangkok', 'YYMM');
  prefix text := (select ref_prefix from kind where id = kind_id);
  counter text := lower(format('booking_ref_%s_%s', prefix, month));
  number text;
begin
  if to_regclass(counter) is null then
    -- "If not exists" alone is not safe against a rival; the lock alone does not refresh what is known to exist.
    perform pg_advisory_xact_lock(hashtext(counter));
    execute format('create sequence if not exists %I', counter);
  end if;
  number := nextval(counter);
  return format('%s-%s-%s', prefix, month, lpad(number, greatest(4, length(number)), '0'));
end $$;

-- Pick-up place first (position 0), then the stops in order.
create table booking_stop (
  booking_id uuid not null references booking,
  position smallint not null check (position between 0 and 8),
  place_id uuid references place,
  place_text text check (length(place_text) between 1 and 200),
  province_code smallint references province,
  arrive_by timestamptz,
  primary key (booking_id, position),
  constraint booking_stop_somewhere check (num_nonnulls(place_id, place_text) = 1)
);

-- A person, a guest, or (in a shuttle) just a seat.
create table passenger (
  id uuid primary key,
  booking_id uuid not null references booking,
  position smallint not null check (position between 0 and 60),
  person_id uuid references person,
  guest_name text check (length(guest_name) between 1 and 200),
  guest_phone text,
  is_traveller boolean not null default false,
  attended boolean,
  unique (booking_id, position),
  unique (id, person_id),
  constraint passenger_once unique (booking_id, person_id),
  constraint passenger_person_or_guest check (num_nonnulls(person_id, guest_name) <= 1),
  constraint passenger_phone_of_guest check (guest_phone is null or guest_name is not null)
);
create unique index passenger_traveller on passenger (booking_id) where is_traveller;
create index passenger_person on passenger (person_id, booking_id) where person_id is not null;

create table self_driver (
  booking_id uuid not null references booking,
  person_id uuid not null references person,
  main boolean not null default false,
  primary key (booking_id, person_id)
);
create unique index self_driver_main on self_driver (booking_id) where main;
create index self_driver_person on self_driver (person_id);

create table booking_attachment (
  booking_id uuid not null references booking,
  position smallint not null check (position between 1 and 3),
  file_id uuid not null unique references file,
  primary key (booking_id, position)
);

-- A freed seat, held for the first in line.
create table seat_offer (
  id uuid primary key,
  booking_id uuid not null references booking,
  trip_id uuid not null references trip,
  seats smallint not null check (seats > 0),
  status text not null check (status in ('open', 'taken', 'lapsed', 'withdrawn')),
  offered_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > offered_at)
);
create unique index seat_offer_one_open on seat_offer (booking_id) where status = 'open';
create index seat_offer_trip on seat_offer (trip_id) where status = 'open';
create index seat_offer_expiry on seat_offer (expires_at) where status = 'open';

create trigger bump_version before update on trip for each row execute function bump_version();
create trigger bump_version before update on booking for each row execute function bump_version();
