-- An owner hears once of each busy time that was found in their calendar over a showing: what was told is kept.

create table told_busy (
  showing_id uuid primary key references showing (id) on delete cascade,
  company_id uuid not null references company (id),
  -- The parts of the showing that the calendar has something else in.
  during tstzmultirange not null
);
create index told_busy_by_company on told_busy (company_id);

create index showing_live_by_company on showing (company_id, starts_at) where status in ('PENDING', 'CONFIRMED');
