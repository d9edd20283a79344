-- Every action appends an event, so the events are also what the screens that look on are told: what changed, never
-- its content; they read it afresh with their own rights. Equal notices of one transaction arrive once.
create function notify_live() returns trigger language plpgsql as $$
begin
  perform pg_notify(
    'live',
    json_strip_nulls(json_build_object('topic', new.subject, 'id', new.subject_id))::text
  );
  return null;
end $$;
create trigger event_live after insert on event for each row execute function notify_live();
