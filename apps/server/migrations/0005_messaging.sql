-- Who wants no more texts or mails, and how a text that names a street finds its home.

create table channel_opt_out (
  channel text not null check (channel in ('EMAIL', 'SMS')),
  recipient text not null,
  at timestamptz not null,
  primary key (channel, recipient)
);

create index property_by_street on property (lower(location ->> 'address') text_pattern_ops) where deleted_at is null;
