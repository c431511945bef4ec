-- An account remembers who signed in, who was refused and what was changed, so that its owner can see what was not them.
-- Without a user: the try named an address that has no account.
create table account_event (
  seq bigint generated always as identity primary key,
  user_id uuid references app_user,
  kind text not null,
  method text,
  at timestamptz not null,
  address text not null,
  client text not null,
  user_agent text
);
create index account_event_by_user on account_event (user_id, seq desc) where user_id is not null;
create index account_event_known_client on account_event (user_id, client) where kind = 'sign-in.succeeded';
create index account_event_by_age on account_event (at);
