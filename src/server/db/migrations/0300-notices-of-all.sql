-- Every type of notice, and what a person wants to hear of.
alter table notice drop constraint notice_type_check;
alter table notice add constraint notice_type_check check (
  type in ('waiting_for_you', 'approval_reminder', 'decided', 'booked_for_you', 'arranged', 'changed',
    'cancelled', 'seat_offered', 'reminder', 'expired', 'unserved', 'noshow', 'overdue', 'rate', 'reply',
    'expiring', 'dead_letter', 'trial')
);
drop index notice_bell;
create index notice_bell on notice (person_id, at desc, id desc);

-- Each person's bell hears that it should be read afresh; equal words of one transaction arrive once.
create function notify_bell() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_build_object('topic', 'notice', 'id', new.person_id)::text);
  return null;
end $$;
create trigger notice_live after insert or update of read_at on notice
  for each row execute function notify_bell();

-- Whoever has no row hears everything on every channel, and has quiet nights.
create table notice_wish (
  person_id uuid primary key references person,
  quiet boolean not null default true,
  -- What is not wanted where: `arranged:email`.
  muted text[] not null default '{}'
);

-- What a notice says of its booking is what was so when it was written.
update notice n
set params = jsonb_build_object('ref', b.ref, 'kind', b.kind,
  'startsAt', to_char(b.starts_at at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
from booking b where n.subject = 'booking' and b.id = n.subject_id;
