-- The other email with which an invited renter wants to activate their account, because the one they were invited with
-- is an owner's, and the code that was mailed there.
create table activation_email (
  renter_id uuid primary key references renter (id) on delete cascade,
  email text not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  codes_tried int not null default 0
);
create index activation_email_expiry on activation_email (expires_at);
