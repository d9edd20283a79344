-- Where a link comes from, so that whoever ends links can tell them apart; of the older ones the faces tell what they can.
alter table link
  add column origin text not null default 'made' check (origin in ('made', 'printed', 'line', 'card')),
  add column printed_for date,
  add constraint link_printed_for check ((origin = 'printed') = (printed_for is not null));
update link set origin = 'card' where face = 'rider';
