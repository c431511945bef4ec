-- What each platform is given to read and what it has read, so that a home counts as listed when it really is, and its
-- owner can see why it is not.

create table syndication_feed (
  platform text primary key,
  -- Of everything the feed is made of; the feed changes when it does.
  fingerprint text not null,
  version int not null,
  changed_at timestamptz not null,
  -- How many homes the newest finished version holds.
  listings int,
  last_read_at timestamptz
);

create table syndication_entry (
  platform text not null,
  property_id uuid not null references property (id),
  -- The feed's version in which this became so.
  version int not null,
  -- The state of the home that was judged, and the rules that judged it.
  home_updated_at timestamptz not null,
  judged_by text not null,
  is_in boolean not null,
  problems jsonb not null default '[]',
  -- Since when the platform has it, as far as it has read.
  live_since timestamptz,
  primary key (platform, property_id)
);
-- What the next read changes.
create index syndication_entry_unread on syndication_entry (platform, version) where (live_since is null) = is_in;

create index property_in_feeds on property (id)
  where deleted_at is null and status in ('LISTING_IN_PROGRESS', 'LISTED');
create index property_by_refresh on property (last_listed_at)
  where status = 'LISTED' and auto_refresh and deleted_at is null;

-- A lead that a platform delivers is kept like a mail or a text before it is acknowledged.
alter table arrival drop constraint arrival_channel_check;
alter table arrival add constraint arrival_channel_check check (channel in ('EMAIL', 'SMS', 'PLATFORM'));
