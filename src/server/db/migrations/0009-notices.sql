-- A notice is written with the fact it tells, and delivered after the commit.

create table notice (
  id uuid primary key,
  person_id uuid not null references person,
  type text not null check (
    type in ('waiting_for_you', 'decided', 'arranged', 'changed', 'reminder', 'rate', 'expiring',
      'seat_offered', 'cancelled', 'reply')
  ),
  subject text not null,
  subject_id uuid,
  params jsonb not null default '{}',
  -- The event's id, or what the clock reminds of ("reminder:<booking>"): told at most once to each person.
  cause text not null check (cause <> ''),
  at timestamptz not null,
  read_at timestamptz,
  constraint notice_once unique (person_id, cause, type)
);
create index notice_bell on notice (person_id, at desc);
create index notice_unread on notice (person_id) where read_at is null;

create table notice_delivery (
  notice_id uuid not null references notice,
  channel text not null check (channel in ('push', 'email')),
  status text not null default 'waiting' check (status in ('waiting', 'sent', 'failed')),
  attempts smallint not null default 0,
  next_try_at timestamptz not null,
  sent_at timestamptz,
  error text,
  primary key (notice_id, channel),
  constraint notice_delivery_sent check ((status = 'sent') = (sent_at is not null))
);
create index notice_delivery_due on notice_delivery (next_try_at) where status = 'waiting';

create table push_subscription (
  id uuid primary key,
  person_id uuid not null references person,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscription_person on push_subscription (person_id);
