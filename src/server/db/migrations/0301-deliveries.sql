-- A notice on one channel. Nothing was ever written to the table that stood here.
drop table notice_delivery;
create table notice_delivery (
  id uuid primary key,
  notice_id uuid not null references notice,
  channel text not null check (channel in ('push', 'email', 'line')),
  status text not null default 'waiting' check (status in ('waiting', 'sending', 'sent', 'dropped', 'dead')),
  attempts smallint not null default 0,
  due_at timestamptz not null,
  -- A further rung of the ladder: not needed once it was read.
  unless_read boolean not null default false,
  -- Whoever sends it says so first. What is still so when this has passed may have arrived: it is not sent again by itself.
  lease_until timestamptz,
  sent_at timestamptz,
  error text,
  constraint notice_delivery_once unique (notice_id, channel),
  constraint notice_delivery_sending check ((status = 'sending') = (lease_until is not null)),
  constraint notice_delivery_sent check ((status = 'sent') = (sent_at is not null))
);
create index notice_delivery_due on notice_delivery (due_at) where status = 'waiting';
create index notice_delivery_lease on notice_delivery (lease_until) where status = 'sending';
create index notice_delivery_last on notice_delivery (channel, sent_at desc) where status = 'sent';
create index notice_delivery_dead on notice_delivery (due_at desc) where status = 'dead';

-- Which channels it goes to is decided after the commit. What is older was never meant for one.
alter table notice add column planned_at timestamptz;
update notice set planned_at = at;
create index notice_unplanned on notice (at) where planned_at is null;

-- What the servers were set up with, for the screen that shows it.
create table notice_channel (
  name text primary key check (name in ('push', 'email', 'line')),
  is_on boolean not null
);

-- Made at the first start that can push: with another pair every phone would have to subscribe again.
create table push_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);

-- What somebody's calendar was told last. The number rises with each message.
create table invitation (
  booking_id uuid not null references booking,
  person_id uuid not null references person,
  sequence integer not null default 0,
  primary key (booking_id, person_id)
);
