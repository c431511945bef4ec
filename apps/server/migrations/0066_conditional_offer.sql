-- What a page of the provider's says it is for, so that asking for the page again asks for the same one. A page that was
-- never made is made anew.
alter table payment add column description text;
update payment set status = 'EXPIRED', look_at = null where status = 'OPEN' and session_id is null;
update payment set description = 'Screening reports' where description is null;
alter table payment alter column description set not null;

-- Events are forgotten after 90 days.
create index payment_event_by_time on payment_event (received_at);
