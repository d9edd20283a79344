-- What the company's directory (Microsoft Entra) said last, so that the next answer need only say what has changed. Nothing of it
-- becomes an employee before an admin has seen what it would do: see docs/decisions/420.
create table directory_user (
  -- As the directory calls them.
  id uuid primary key,
  -- Once they are taken over: of an erased person nothing stays here either.
  person_id uuid references person,
  -- What the columns of an import would hold.
  cells jsonb not null,
  manager_id uuid,
  has_no_manager boolean not null default false,
  is_enabled boolean not null,
  is_removed boolean not null default false
);
create index directory_user_person on directory_user (person_id);

create table directory_state (
  singleton boolean primary key default true check (singleton),
  -- Said by each server when it starts.
  is_on boolean not null default false,
  -- Somebody waits for it to be read.
  wanted_at timestamptz,
  wanted_by_id uuid references person,
  -- Where the next reading goes on, and for which settings that holds.
  delta_link text,
  read_as text,
  -- What was read is called so by whoever looks at it.
  reading_id uuid,
  read_at timestamptz,
  problem text check (problem in ('refused', 'unreachable', 'busy', 'broken')),
  problem_detail text check (length(problem_detail) <= 200),
  saved_at timestamptz,
  constraint directory_state_wanted check ((wanted_at is null) = (wanted_by_id is null)),
  constraint directory_state_read check ((reading_id is null) = (read_at is null))
);
insert into directory_state default values;
