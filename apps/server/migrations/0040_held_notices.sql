-- An owner is written to a number of times an hour at most; what happens beyond that waits here for one mail an hour.
create table held_notice (
  event_seq bigint primary key,
  company_id uuid not null references company (id) on delete cascade,
  line text not null,
  -- All that wait for a company are due together, an hour after the first of them.
  due_at timestamptz not null
);
create index held_notice_due on held_notice (due_at);
create index held_notice_of_company on held_notice (company_id, due_at);
-- Whether a company's own leads have answered, and who else named an address at a home, is asked for each of them.
create index inquiry_answered_by_hand on inquiry (company_id) where source = 'MANUAL' and last_renter_at is not null;
create index visitor_by_link on visitor (inquiry_id) where link_of is not null;
