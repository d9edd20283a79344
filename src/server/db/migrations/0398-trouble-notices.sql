-- A car with a problem, or one that the gate does not know: told to those who arrange, at once. Of this number since the
-- types are listed as a whole, and 0350 listed them last.
alter table notice drop constraint notice_type_check;
alter table notice add constraint notice_type_check check (
  type in ('waiting_for_you', 'approval_reminder', 'decided', 'booked_for_you', 'arranged', 'changed',
    'cancelled', 'seat_offered', 'reminder', 'expired', 'unserved', 'noshow', 'overdue', 'rate', 'reply',
    'expiring', 'dead_letter', 'trial', 'truth_broken', 'trouble')
);
