-- An entry that says the same as when it was last taken is passed over, unless its home was changed since.
alter table feed_home
  -- The digest of what the feed said when it was last taken.
  add column digest text,
  -- When the home had last been changed as of then.
  add column home_updated_at timestamptz;
