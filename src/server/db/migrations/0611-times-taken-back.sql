-- A departure or an end that somebody wrote down by a wrong tap is taken back like any other change of the dispatcher:
-- which trip it was, what was done, and how the trip stood before and after.
alter table arranging_change add column times jsonb;
