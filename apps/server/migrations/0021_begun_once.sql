-- A call that begins a conversation may come twice, when the browser lost the answer; the second finds what the first began.
alter table visitor add column begun_by text;
create unique index visitor_begun_by on visitor (property_id, begun_by) where begun_by is not null;
