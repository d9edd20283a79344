-- Two requests of the same millisecond noted the same moment of activity, and the second looked like an edit: somebody
-- who had opened the page was refused for nothing. Only what people edit raises the version.
drop trigger bump_version on admin_user;
create trigger bump_version before update on admin_user for each row
  when ((to_jsonb(old) - 'last_active_at') is distinct from (to_jsonb(new) - 'last_active_at'))
  execute function bump_version();
