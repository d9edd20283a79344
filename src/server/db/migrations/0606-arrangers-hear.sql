-- Where a site has no Teams, nobody heard that a provider had declined or that a request was urgent.
alter table notice drop constraint notice_type_check;
alter table notice add constraint notice_type_check check (
  type in ('waiting_for_you', 'approval_reminder', 'passed_on', 'undecided', 'decided', 'booked_for_you', 'arranged',
    'changed', 'cancelled', 'seat_offered', 'seat_lapsed', 'reminder', 'expired', 'no_car', 'unserved', 'noshow',
    'overdue', 'car_late', 'rate', 'reply', 'expiring', 'dead_letter', 'trial', 'truth_broken', 'trouble', 'urgent',
    'declined', 'trip_offered')
);
