-- Changing an account's address wants a code mailed to the one it has, which is another code than the one to sign in.
create table ownership_code (
  user_id uuid primary key references app_user,
  code_hash bytea not null,
  expires_at timestamptz not null
);
create index ownership_code_expiry on ownership_code (expires_at);
