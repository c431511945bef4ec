-- A retry is counted from the last attempt: where the clock has jumped back before it, the retry is due at once.
alter table delivery add column tried_at timestamptz;
create index delivery_tried on delivery (tried_at) where status = 'queued' and tried_at is not null;
