-- What Piper knew of a home, as its turns found it: the home with its owner, or the owner's answers. Kept once for all
-- turns that found it so, under the digest of what it was when it was stored.
create table world_part (
  property_id uuid not null references property (id),
  digest bytea not null,
  content jsonb not null,
  -- A renter erased their question in it, so no turn comes out of it as it did.
  is_erased boolean not null default false,
  primary key (property_id, digest)
);

-- What each turn of Piper was decided by, so that it can be explained and decided again. `record` is JSON, deflated.
create table turn_record (
  seq bigint generated always as identity,
  company_id uuid not null,
  inquiry_id uuid not null references inquiry (id),
  property_id uuid not null,
  -- What Piper said; null where it stayed silent.
  message_id uuid,
  at timestamptz not null,
  home_digest bytea not null,
  -- Null where the owner had answered nothing yet.
  knowledge_digest bytea,
  record bytea not null,
  primary key (inquiry_id, seq)
);
alter table turn_record alter column record set storage external;
