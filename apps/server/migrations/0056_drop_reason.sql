-- Why a delivery was dropped is a code in a column of its own, so that words may change; `error` has what a partner said.
alter table delivery add column drop_reason text constraint delivery_drop_reason_known check (drop_reason in (
  'opted-out', 'takes-no-mail', 'late', 'confirmed-by-provider', 'demonstration'));
update delivery set error = null, drop_reason = reason
from (values
  ('The number opted out.', 'opted-out'),
  ('The address takes no mail.', 'takes-no-mail'),
  ('Its time had passed.', 'late'),
  ('The provider had confirmed the opt-out.', 'confirmed-by-provider'),
  ('The demonstration sends nothing.', 'demonstration')) as said (sentence, reason)
where status = 'dropped' and error = sentence;
