-- What has not begun has judged nobody: it may be taken away. What holds or held is never changed.
drop trigger hours_rules_append_only on hours_rules;
create trigger hours_rules_stay before update on hours_rules
  for each row execute function refuse_change();
