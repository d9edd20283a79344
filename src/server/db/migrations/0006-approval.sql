-- A change that needs approval waits on its revision while the standing arrangement remains.

create table booking_revision (
  id uuid primary key,
  booking_id uuid not null references booking,
  -- The booking as first sent is number 1.
  number integer not null check (number > 0),
  status text not null check (
    status in ('pending', 'approved', 'rejected', 'returned', 'lapsed', 'withdrawn')
  ),
  change jsonb not null default '{}' check (jsonb_typeof(change) = 'object'),
  by_id uuid not null references person,
  at timestamptz not null,
  closed_at timestamptz,
  unique (booking_id, number),
  unique (id, booking_id),
  constraint booking_revision_closed check ((status = 'pending') = (closed_at is null))
);
create unique index booking_revision_one_pending on booking_revision (booking_id) where status = 'pending';

create table approval (
  id uuid primary key,
  revision_id uuid not null,
  booking_id uuid not null,
  level smallint not null check (level between 1 and 3),
  status text not null check (
    status in ('queued', 'waiting', 'approved', 'rejected', 'returned', 'lapsed')
  ),
  waiting_since timestamptz,
  decided_by_id uuid references person,
  -- Whose stand-in decided, when somebody's.
  on_behalf_of_id uuid references person,
  decided_at timestamptz,
  reason text check (length(reason) between 1 and 500),
  version integer not null default 1,
  unique (revision_id, level),
  foreign key (revision_id, booking_id) references booking_revision (id, booking_id),
  constraint approval_decided check (
    (status in ('approved', 'rejected', 'returned')) = (decided_by_id is not null)
    and (decided_by_id is null) = (decided_at is null)
  ),
  constraint approval_waits_since check (status <> 'waiting' or waiting_since is not null),
  constraint approval_no_needs_reason
    check (status not in ('rejected', 'returned') or reason is not null)
);
create unique index approval_one_waiting on approval (revision_id) where status = 'waiting';
create index approval_booking on approval (booking_id);
create index approval_decided_by on approval (decided_by_id, decided_at desc);

-- Who may decide, as it stood when the level began. Their delegates of the moment may too.
create table approval_decider (
  approval_id uuid not null references approval,
  person_id uuid not null references person,
  primary key (approval_id, person_id)
);
create index approval_decider_person on approval_decider (person_id, approval_id);

create function refuse_own_approval() returns trigger language plpgsql as $$
begin
  if exists (
    select from booking
    where id = new.booking_id and new.decided_by_id in (requester_id, traveller_id)
  ) or exists (
    select from passenger where booking_id = new.booking_id and person_id = new.decided_by_id
  ) then
    raise exception 'nobody decides about a trip of their own'
      using errcode = 'check_violation', constraint = 'approval_not_own';
  end if;
  return new;
end $$;
create trigger approval_not_own before insert or update of decided_by_id on approval for each row
  when (new.decided_by_id is not null) execute function refuse_own_approval();
create trigger bump_version before update on approval for each row execute function bump_version();
