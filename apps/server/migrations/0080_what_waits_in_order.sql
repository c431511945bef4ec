-- What waits for an owner is read a page at a time: each kind by an index in the order of the list, what runs out first
-- and then the oldest.

-- When nothing can be done about a question any more: the start of the showing it is about, which never changes.
alter table escalation add column runs_out_at timestamptz;
update escalation set runs_out_at = showing.starts_at
from showing_request request join showing on showing.id = request.showing_id
where request.id = escalation.request_id;
create index escalation_waiting on escalation (company_id, coalesce(runs_out_at, 'infinity'), created_at, id)
  where status = 'PENDING';

drop index showing_request_pending_by_company;
create index showing_request_waiting on showing_request (company_id, showing_id) where status = 'PENDING';
drop index application_bundle_waiting;
create index application_bundle_waiting on application_bundle (company_id, submitted_at, id) include (property_id)
  where status = 'SUBMITTED' and withdrawn_at is null;
drop index adverse_notice_open;
create index adverse_notice_waiting on adverse_notice (company_id, sent_at, bundle_id, id)
  where is_undelivered and handled_at is null;
