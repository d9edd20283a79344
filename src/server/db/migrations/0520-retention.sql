-- How long data about people is kept. Nothing goes before somebody has said so: `active` begins as no.
create table retention (
  id uuid primary key default gen_random_uuid(),
  code text not null unique check (code in ('phones', 'photos', 'notices')),
  name_th text not null,
  name_en text not null,
  months smallint not null check (months between 3 and 120),
  active boolean not null default false,
  version integer not null default 1
);
create trigger bump_version before update on retention for each row execute function bump_version();
insert into retention (code, name_th, name_en, months) values
  ('phones', 'เบอร์ติดต่อและผู้โดยสารภายนอกของการจอง', 'Phones and guests of bookings', 36),
  ('photos', 'รูปรับ–คืนรถ รูปจากคนขับ ไฟล์แนบ และรูปใบขับขี่ที่หมดอายุ', 'Photos of handovers and by drivers, attachments, expired licences', 24),
  ('notices', 'การแจ้งเตือน', 'Notices', 12);

-- What somebody at the car said is never changed; only its photo may be forgotten.
drop trigger mark_append_only on mark;
create trigger mark_append_only before delete on mark for each row execute function refuse_change();
create trigger mark_keeps_all before update on mark for each row
  when (new.file_id is not null or to_jsonb(old) - 'file_id' <> to_jsonb(new) - 'file_id')
  execute function refuse_change();
