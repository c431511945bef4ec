-- What waited to be sent to a person who erased what is theirs is dropped.
alter table delivery drop constraint delivery_drop_reason_known;
alter table delivery add constraint delivery_drop_reason_known check (drop_reason in (
  'opted-out', 'takes-no-mail', 'late', 'confirmed-by-provider', 'demonstration', 'erased')) not valid;
alter table delivery validate constraint delivery_drop_reason_known;
