-- A conditional offer, which the law of some places has made before a criminal report is read.
alter table application_bundle add column offered_at timestamptz;
alter table verdict drop constraint verdict_move_known;
alter table verdict add constraint verdict_move_known check (move in ('offer', 'accept', 'decline', 'reconsider'));

-- Beside the notice of adverse action, one of an offer that was taken back; that one is about no report.
alter table adverse_notice add column kind text not null default 'ADVERSE_ACTION';
alter table adverse_notice alter column kind drop default;
alter table adverse_notice add constraint adverse_notice_kind_known check (kind in ('ADVERSE_ACTION', 'OFFER_WITHDRAWN'));
alter table adverse_notice alter column report_id drop not null;
alter table adverse_notice drop constraint adverse_notice_application_id_key;
alter table adverse_notice add constraint adverse_notice_one_a_kind unique (application_id, kind);

-- What a page of the provider's says it is for, so that asking for the page again asks for the same one. A page that was
-- never made is made anew.
alter table payment add column description text;
update payment set status = 'EXPIRED', look_at = null where status = 'OPEN' and session_id is null;
update payment set description = 'Screening reports' where description is null;
alter table payment alter column description set not null;

-- Events are forgotten after 90 days.
create index payment_event_by_time on payment_event (received_at);
