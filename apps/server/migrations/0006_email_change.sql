-- A new address counts only once its owner has entered the code mailed there.

create table email_change (
  user_id uuid primary key references app_user,
  email text not null check (email = lower(email)),
  code_hash bytea not null,
  codes_tried int not null default 0,
  expires_at timestamptz not null
);
create index email_change_expiry on email_change (expires_at);
