-- What follows a trip: how it was, and what it cost.

create table rating (
  id uuid primary key,
  passenger_id uuid not null constraint rating_once unique,
  person_id uuid not null,
  trip_id uuid not null references trip,
  overall smallint not null check (overall between 1 and 5),
  reason text check (length(reason) between 1 and 500),
  comment text check (length(comment) <= 500),
  at timestamptz not null,
  -- The low-score inbox; null for what never needed an answer.
  follow_up text check (follow_up in ('open', 'in_progress', 'resolved')),
  owner_id uuid references person,
  reply text check (length(reply) <= 1000),
  version integer not null default 1,
  foreign key (passenger_id, person_id) references passenger (id, person_id),
  constraint rating_low_needs_reason check (overall > 2 or reason is not null)
);
create index rating_trip on rating (trip_id);
create index rating_at on rating (at);
create index rating_follow_up on rating (follow_up, at) where follow_up in ('open', 'in_progress');

create table rating_item (
  rating_id uuid not null references rating,
  item text not null check (
    item in ('condition', 'cleanliness', 'air_conditioning', 'safety',
      'punctual', 'polite', 'dress', 'driving', 'obeys_law')
  ),
  -- An item that is not applicable has no row.
  score smallint not null check (score between 1 and 5),
  primary key (rating_id, item)
);

create table month_lock (
  kind text not null references kind,
  month date not null check (extract(day from month) = 1),
  by_id uuid not null references person,
  at timestamptz not null,
  primary key (kind, month)
);

create table expense (
  id uuid primary key,
  kind text not null references kind,
  trip_id uuid,
  car_id uuid references car,
  provider_id uuid references provider,
  type text not null check (
    type in ('rental', 'overtime', 'fuel', 'toll', 'parking', 'lodging', 'repair', 'fine', 'other')
  ),
  spent_on date not null,
  quantity numeric(10, 2) not null check (quantity > 0),
  rate numeric(12, 2) not null check (rate >= 0),
  amount numeric(12, 2) not null,
  vat numeric(12, 2) not null default 0 check (vat between 0 and amount),
  wht numeric(12, 2) not null default 0 check (wht between 0 and amount),
  receipt_no text check (receipt_no = btrim(receipt_no) and receipt_no <> ''),
  receipt_file_id uuid references file,
  note text check (length(note) <= 500),
  status text not null check (status in ('draft', 'submitted', 'approved', 'rejected', 'paid')),
  by_id uuid not null references person,
  at timestamptz not null,
  version integer not null default 1,
  foreign key (trip_id, kind) references trip (id, kind),
  constraint expense_of_trip_or_car check (num_nonnulls(trip_id, car_id) = 1),
  constraint expense_amount check (amount = round(quantity * rate, 2))
);
create index expense_trip on expense (trip_id);
create index expense_car on expense (car_id);
create index expense_kind on expense (kind, spent_on);
create index expense_provider on expense (provider_id, spent_on);
-- The same paper is not paid twice. Small receipts without a provider are numbered by machine and day.
create unique index expense_receipt on expense (provider_id, lower(receipt_no))
  where provider_id is not null and status <> 'rejected';
create unique index expense_receipt_without_provider on expense (lower(receipt_no), spent_on, amount)
  where provider_id is null and status <> 'rejected';

create table expense_split (
  expense_id uuid not null references expense,
  cost_centre_id uuid not null references cost_centre,
  percent numeric(5, 2) not null check (percent > 0 and percent <= 100),
  primary key (expense_id, cost_centre_id)
);
create index expense_split_cost_centre on expense_split (cost_centre_id);

-- Checked at commit, when all parts are there.
create function check_split() returns trigger language plpgsql as $$
declare
  total numeric := (
    select sum(percent) from expense_split where expense_id = coalesce(new.expense_id, old.expense_id)
  );
begin
  if total <> 100 then
    raise exception 'a split makes 100 %%, not %', total
      using errcode = 'check_violation', constraint = 'expense_split_whole';
  end if;
  return null;
end $$;
create constraint trigger expense_split_whole after insert or update or delete on expense_split
  deferrable initially deferred for each row execute function check_split();

-- Locking a month waits for the expenses being written into it, and they for the lock.
create function lock_month() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('month_lock ' || new.kind), new.month - date '2000-01-01');
  return new;
end $$;
create trigger month_lock_waits before insert on month_lock for each row execute function lock_month();

create function refuse_locked_month() returns trigger language plpgsql as $$
declare
  months date[] := array[date_trunc('month', new.spent_on)::date];
  of_month date;
begin
  if tg_op = 'UPDATE' then
    months := months || date_trunc('month', old.spent_on)::date;
  end if;
  for of_month in select distinct unnest(months) order by 1 loop
    perform pg_advisory_xact_lock_shared(
      hashtext('month_lock ' || new.kind), of_month - date '2000-01-01'
    );
    if exists (select from month_lock where kind = new.kind and month = of_month) then
      raise exception 'the month is locked'
        using errcode = 'check_violation', constraint = 'expense_month_locked';
    end if;
  end loop;
  return new;
end $$;
-- A locked month's amounts stand; its expenses may still be paid.
create trigger expense_month_locked
  before insert or update of
    kind, trip_id, car_id, provider_id, type, spent_on, quantity, rate, amount, vat, wht
  on expense for each row execute function refuse_locked_month();

create trigger bump_version before update on rating for each row execute function bump_version();
create trigger bump_version before update on expense for each row execute function bump_version();
