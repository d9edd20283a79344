-- Who signs in as whom. An event cannot be erased, so it holds the ids of these records, which can; see
-- docs/decisions/205.
create table account_record (
  id uuid primary key,
  person_id uuid not null references person,
  sign_in_name text,
  tid text,
  oid text,
  constraint account_record_whole check ((tid is null) = (oid is null))
);
create index account_record_person on account_record (person_id);

-- Another sign-in name, or another account, waits for a second admin.
create table account_change (
  id uuid primary key,
  person_id uuid not null references person,
  from_id uuid not null references account_record,
  to_id uuid not null references account_record,
  reason text check (length(reason) <= 500),
  by_id uuid not null references person,
  at timestamptz not null,
  status text not null default 'waiting' check (status in ('waiting', 'confirmed', 'refused')),
  decided_by_id uuid references person,
  decided_at timestamptz,
  constraint account_change_not_own check (by_id <> person_id),
  constraint account_change_decided check (
    (status = 'waiting') = (decided_by_id is null) and (decided_by_id is null) = (decided_at is null)
  ),
  constraint account_change_second_admin check (
    status <> 'confirmed' or (decided_by_id <> by_id and decided_by_id <> person_id)
  )
);
create unique index account_change_once on account_change (person_id) where status = 'waiting';
create index account_change_person on account_change (person_id, decided_at);
