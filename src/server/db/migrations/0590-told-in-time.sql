-- What is told while something can still be done: no car yet, nobody has decided yet, a request went to somebody else, and
-- a seat that was kept and is not any more.
alter table notice drop constraint notice_type_check;
alter table notice add constraint notice_type_check check (
  type in ('waiting_for_you', 'approval_reminder', 'passed_on', 'undecided', 'decided', 'booked_for_you', 'arranged',
    'changed', 'cancelled', 'seat_offered', 'seat_lapsed', 'reminder', 'expired', 'no_car', 'unserved', 'noshow',
    'overdue', 'car_late', 'rate', 'reply', 'expiring', 'dead_letter', 'trial', 'truth_broken', 'trouble',
    'trip_offered')
  or (site_id is not null and type in ('urgent', 'declined'))
);
