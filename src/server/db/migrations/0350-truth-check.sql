-- What the last look at the truths found, see docs/decisions/310: one row, since what was broken has been told.
create table truth_check (
  only_one boolean primary key default true check (only_one),
  checked_at timestamptz not null,
  -- Per truth that does not hold: how many rows break it, and the first of them.
  broken jsonb not null check (jsonb_typeof(broken) = 'array')
);

alter table notice drop constraint notice_type_check;
alter table notice add constraint notice_type_check check (
  type in ('waiting_for_you', 'approval_reminder', 'decided', 'booked_for_you', 'arranged', 'changed',
    'cancelled', 'seat_offered', 'reminder', 'expired', 'unserved', 'noshow', 'overdue', 'rate', 'reply',
    'expiring', 'dead_letter', 'trial', 'truth_broken')
);
