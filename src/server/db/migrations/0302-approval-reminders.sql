-- When a silent approver was reminded, and when others were asked beside them: each once.
alter table approval add column reminded_at timestamptz, add column passed_on_at timestamptz;
