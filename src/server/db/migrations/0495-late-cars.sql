-- Whoever waits for a self-drive car that is not back, and whoever arranges their trip, hears of it before the start.
alter table notice drop constraint notice_type_check;
alter table notice add constraint notice_type_check check (
  type in ('waiting_for_you', 'approval_reminder', 'decided', 'booked_for_you', 'arranged', 'changed',
    'cancelled', 'seat_offered', 'reminder', 'expired', 'unserved', 'noshow', 'overdue', 'car_late', 'rate',
    'reply', 'expiring', 'dead_letter', 'trial', 'truth_broken', 'trouble', 'trip_offered')
  or (site_id is not null and type in ('urgent', 'declined'))
);
