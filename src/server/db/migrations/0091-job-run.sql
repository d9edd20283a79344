-- When each job of the clock is due again. It outlives the servers, so a run missed while all were down is caught up.
create table job_run (
  name text primary key,
  due_at timestamptz not null,
  succeeded_at timestamptz,
  failures integer not null default 0
);
