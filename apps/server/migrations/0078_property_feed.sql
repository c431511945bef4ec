-- The feeds of homes that owners connect. The address stands in `company.feed_url`; a row here means that it is read.
create table property_feed (
  company_id uuid primary key references company (id),
  connected_at timestamptz not null,
  next_read_at timestamptz not null,
  -- The reading under way: whoever has another one under way has been overtaken.
  reading uuid,
  -- When the last reading ended, and how.
  read_at timestamptz,
  outcome text check (outcome in ('READ', 'EMPTY', 'LOST_MOST', 'FAILED')),
  added int not null default 0,
  changed int not null default 0,
  unchanged int not null default 0,
  missing int not null default 0,
  skipped_count int not null default 0,
  -- The first of the entries that were left out: id, label, problem.
  skipped jsonb not null default '[]'
);
create index property_feed_by_next_read on property_feed (next_read_at);

-- The home of each entry. `said` is what the feed last said of it, `applied` what of that was written into the home: a
-- field that holds something else was changed by its owner. Stays when the feed is disconnected, for a later one.
create table feed_home (
  company_id uuid not null references company (id),
  external_id text not null,
  property_id uuid not null unique references property (id),
  said jsonb not null,
  applied jsonb not null,
  -- In how many readings in a row it was missing.
  missed int not null default 0,
  primary key (company_id, external_id)
);

-- The photos that entries name. One that was fetched stays here, so that it is fetched once, even if it is deleted.
create table feed_photo (
  property_id uuid not null references property (id),
  url text not null,
  company_id uuid not null references company (id),
  position int not null,
  -- Null where there is nothing left to do.
  next_attempt_at timestamptz,
  attempts int not null default 0,
  -- Why it was given up.
  problem text,
  primary key (property_id, url)
);
create index feed_photo_due on feed_photo (next_attempt_at) where next_attempt_at is not null;
create index feed_photo_open_by_company on feed_photo (company_id) where next_attempt_at is not null or problem is not null;
