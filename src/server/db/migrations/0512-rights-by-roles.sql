-- Where rights follow from roles in Entra: when the token was issued that they were taken from, so that an older one of another
-- phone does not bring back what was taken since.
alter table admin_user add roles_at timestamptz;
