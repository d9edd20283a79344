-- The history of the whole company is read newest first, as one and by subject: of a million events a page must cost
-- what fifty rows cost. A brin index finds days, but gives no order; see docs/decisions/142.
drop index event_at;
create index event_time on event (at desc, id desc);
create index event_topic on event (subject, at desc, id desc);
