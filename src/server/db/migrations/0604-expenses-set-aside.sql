-- A draft that its author set aside was called rejected, though nobody had rejected it.
alter table expense drop constraint expense_status_check;
alter table expense add constraint expense_status_check
  check (status in ('draft', 'submitted', 'approved', 'rejected', 'dropped', 'paid'));
drop index expense_receipt, expense_receipt_without_provider;
update expense set status = 'dropped' where status = 'rejected' and 'drop' = (
  select action from event where subject = 'expense' and subject_id = expense.id and action in ('reject', 'drop')
  order by at desc, id desc limit 1);
create unique index expense_receipt on expense (provider_id, lower(receipt_no))
  where provider_id is not null and status not in ('rejected', 'dropped');
create unique index expense_receipt_without_provider on expense (lower(receipt_no), spent_on, amount)
  where provider_id is null and status not in ('rejected', 'dropped');

-- An approval may be taken back as long as its month is not locked.
create trigger expense_month_locked_opens before update of status on expense
  for each row when (old.status = 'approved' and new.status = 'draft') execute function refuse_locked_month();
