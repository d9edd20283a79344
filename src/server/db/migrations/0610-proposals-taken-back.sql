-- Which of a proposal's changes were accepted by a change, and which of them were taken back since: the weekly figure
-- counts what was really used.
alter table arranging_change
  add column proposal_id uuid references proposal on delete set null,
  add column proposed uuid[] not null default '{}';
alter table proposal add column taken_back uuid[] not null default '{}';
