-- The dispatchers' channel in Teams, one for each site. Whoever knows its address can write there: it is kept encrypted.
create table teams_webhook (
  site_id text primary key references site,
  sealed text not null check (sealed <> ''),
  set_at timestamptz not null
);

-- A notice goes to a person, or to the channel of a site.
alter table notice alter column person_id drop not null;
alter table notice add column site_id text references site;
alter table notice add constraint notice_to_one check (num_nonnulls(person_id, site_id) = 1);
create unique index notice_once_for_site on notice (site_id, cause, type) where site_id is not null;
alter table notice_delivery drop constraint notice_delivery_channel_check;
alter table notice_delivery add constraint notice_delivery_channel_check
  check (channel in ('push', 'email', 'line', 'teams'));
alter table notice_channel drop constraint notice_channel_name_check;
alter table notice_channel add constraint notice_channel_name_check
  check (name in ('push', 'email', 'line', 'teams'));

-- Without a person only those who deliver are woken.
create or replace function notify_bell() returns trigger language plpgsql as $$
begin
  perform pg_notify('live', json_strip_nulls(json_build_object('topic', 'notice', 'id', new.person_id))::text);
  return null;
end $$;
