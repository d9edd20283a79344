-- What the optimiser proposed for a day: a draft that nobody must accept, by ids alone. The clock forgets it.
create table proposal (
  id uuid primary key,
  kind text not null references kind,
  day date not null,
  made_at timestamptz not null,
  -- Null: the clock made it.
  made_by_id uuid references person,
  -- Tells whether anything has changed since.
  world text not null,
  draft jsonb not null,
  -- The parts of it that were accepted.
  accepted uuid[] not null default '{}'
);
create index proposal_latest on proposal (kind, day, made_at desc);
