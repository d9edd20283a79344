-- The lists of who decides: what waits, longest waiting first, and what was decided in somebody's name.
create index approval_waiting on approval (waiting_since, id) where status = 'waiting';
create index approval_on_behalf on approval (on_behalf_of_id, decided_at desc)
  where on_behalf_of_id is not null;
-- What the clock looks through for deciders who have left.
create index approval_open on approval (booking_id) where status in ('waiting', 'queued');
