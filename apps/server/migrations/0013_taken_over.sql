-- Since when a renter waits for an owner who took the conversation over, so that nobody is left without an answer.
alter table inquiry add column waiting_since timestamptz;
create index inquiry_waiting on inquiry (waiting_since) where waiting_since is not null;
