-- A request knows where the renter asked for it: a chat, whose browser proves nobody, changes none that was asked for elsewhere.
alter table showing_request add column asked_in text check (asked_in in ('WEB', 'EMAIL', 'SMS', 'PLATFORM'));
update showing_request set asked_in = inquiry.last_channel from inquiry where inquiry.id = inquiry_id;
