-- Who can be reached in LINE: linked by sending the code of six digits to the company's account.
create table line_friend (
  person_id uuid primary key references person,
  line_id text not null unique check (line_id <> ''),
  linked_at timestamptz not null
);
create table line_code (
  person_id uuid primary key references person,
  code text not null unique check (code ~ '^[0-9]{6}$'),
  expires_at timestamptz not null
);
-- Six digits can be guessed: whoever tries too often is not listened to for an hour.
create table line_guess (
  line_id text not null,
  at timestamptz not null
);
create index line_guess_of on line_guess (line_id, at);
