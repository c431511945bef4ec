-- A browser that opened the link of a request goes on in its renter's conversation, and may do with that request what they may.
alter table visitor add column link_of uuid references showing_request (id);
