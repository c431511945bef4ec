-- What is quarantined is told to its owner in one mail an hour, so what is still to be told is kept until then.
create table quarantine_notice (
  arrival_id uuid primary key references arrival on delete cascade,
  company_id uuid not null references company (id) on delete cascade,
  -- What the owner is shown of it: why it is held, who it says it is from, and what could be read.
  notice jsonb not null,
  at timestamptz not null,
  told_at timestamptz
);
create index quarantine_notice_untold on quarantine_notice (company_id, at) where told_at is null;
create index quarantine_notice_told on quarantine_notice (company_id, told_at) where told_at is not null;
