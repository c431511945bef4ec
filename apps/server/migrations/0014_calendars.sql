-- The Google calendars owners link: when they are busy there, and which showings stand in them.

create table calendar (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company (id),
  provider text not null check (provider in ('GOOGLE')),
  -- Google's own key of the account; the address may change.
  account_sub text not null,
  user_email text not null,
  -- The one that confirmed showings are written into.
  is_primary boolean not null,
  status text not null check (status in ('CONNECTED', 'BROKEN', 'UNLINKING')),
  -- Encrypted with a key drawn from the product's secret.
  refresh_token bytea not null,
  linked_at timestamptz not null,
  read_at timestamptz,
  next_read_at timestamptz not null,
  failures int not null default 0,
  unique (company_id, account_sub)
);
create unique index calendar_one_primary on calendar (company_id) where is_primary;
create index calendar_by_next_read on calendar (next_read_at) where status <> 'BROKEN';

-- Busy times as last read, without the showings that we wrote ourselves.
create table calendar_busy (
  company_id uuid not null,
  calendar_id uuid not null references calendar (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (calendar_id, starts_at),
  check (ends_at > starts_at)
);
create index calendar_busy_by_company on calendar_busy (company_id, ends_at);

-- A showing in a calendar. What it should be is read from the showing; `next_attempt_at` says that it may not be so yet.
create table calendar_entry (
  id uuid primary key default uuidv7(),
  company_id uuid not null,
  calendar_id uuid not null references calendar (id) on delete cascade,
  showing_id uuid not null references showing (id),
  -- Chosen by us before the first attempt, so that a second one cannot write it twice; null where nothing stands.
  event_id text,
  written_at timestamptz,
  -- Counts what happened to the showing, so that a change during an attempt is not lost.
  version int not null default 1,
  next_attempt_at timestamptz,
  handed_until timestamptz,
  attempts int not null default 0,
  error text,
  unique (calendar_id, showing_id)
);
create index calendar_entry_due on calendar_entry (next_attempt_at) where next_attempt_at is not null;
create index calendar_entry_by_showing on calendar_entry (showing_id);

create index showing_confirmed_by_company on showing (company_id, starts_at) where status = 'CONFIRMED';

-- An invitation that is moved to another time keeps its name in the guests' calendars.
alter table showing_request add column invite_uid uuid;
