-- People who sign in, the companies they act for, and the contacts (renters) a company knows.

create table company (
  id uuid primary key,
  name text not null,
  account_type text check (account_type in ('COMPANY', 'INDIVIDUAL')),
  size text check (size in ('1-50', '51-200', '201-2000', '2000+')),
  units_overseen int check (units_overseen between 1 and 1000000),
  description text check (char_length(description) <= 200),
  feed_url text,
  created_at timestamptz not null
);

-- Only activated people are here: a sign-up is an attempt and an invited renter a contact until they prove themselves.
create table app_user (
  id uuid primary key,
  role text not null check (role in ('investor', 'renter')),
  email text not null unique check (email = lower(email)),
  name text not null,
  phone text,
  preferred_channel text not null default 'EMAIL' check (preferred_channel in ('EMAIL', 'SMS')),
  password_hash text,
  google_sub text unique,
  created_at timestamptz not null
);

create table investor (
  company_id uuid primary key references company,
  user_id uuid not null unique references app_user,
  address text,
  city text,
  state text,
  zip text,
  latitude double precision,
  longitude double precision,
  initial_onboarding_completed boolean not null default false,
  property_onboarding_completed boolean not null default false,
  dashboard_onboarding_completed boolean not null default false,
  renter_profile_onboarding_completed boolean not null default false,
  preferred_screening_sensitivity text check (preferred_screening_sensitivity in ('STRICT', 'MODERATE', 'OWNER_REVIEW')),
  marketing jsonb not null default '{}'
);

create table renter (
  id uuid primary key,
  company_id uuid not null references company,
  user_id uuid references app_user,
  -- Null until a web chat's visitor has told it.
  name text,
  email text,
  phone text,
  facts jsonb not null default '{}',
  highlights jsonb not null default '[]',
  created_at timestamptz not null,
  updated_at timestamptz not null
);
-- An address typed into a chat is a claim, so two contacts may name the same one.
create index renter_by_email on renter (company_id, lower(email)) where email is not null;
create index renter_by_phone on renter (company_id, phone);
create index renter_by_user on renter (user_id) where user_id is not null;

-- Each attempt is its own future user, so nobody confirms a password that somebody else typed.
create table sign_up_attempt (
  id uuid primary key,
  email text not null,
  name text not null,
  password_hash text not null,
  marketing jsonb not null default '{}',
  code_hash bytea not null,
  code_expires_at timestamptz not null,
  codes_tried int not null default 0,
  resent_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index sign_up_attempt_by_email on sign_up_attempt (email, created_at desc);
create index sign_up_attempt_expiry on sign_up_attempt (expires_at);

create table session (
  token_hash bytea primary key,
  user_id uuid not null references app_user,
  role text not null check (role in ('investor', 'renter')),
  company_id uuid,
  created_at timestamptz not null,
  renewed_at timestamptz not null,
  expires_at timestamptz not null,
  check ((role = 'investor') = (company_id is not null))
);
create index session_by_user on session (user_id);
create index session_expiry on session (expires_at);

create table one_time_code (
  user_id uuid primary key references app_user,
  code_hash bytea not null,
  expires_at timestamptz not null
);
create index one_time_code_expiry on one_time_code (expires_at);

-- Without a user: the address has only a sign-up that was never confirmed, and the answer to the link says so.
create table password_reset (
  token_hash bytea primary key,
  user_id uuid references app_user,
  expires_at timestamptz not null
);
create index password_reset_by_user on password_reset (user_id) where user_id is not null;
create index password_reset_expiry on password_reset (expires_at);

create table activation (
  token_hash bytea primary key,
  renter_id uuid not null references renter,
  expires_at timestamptz not null
);
create index activation_by_renter on activation (renter_id);
create index activation_expiry on activation (expires_at);

create table used_google_token (
  jti text primary key,
  expires_at timestamptz not null
);
create index used_google_token_expiry on used_google_token (expires_at);

create table attempt_limit (
  key text primary key,
  attempts int not null,
  expires_at timestamptz not null
);
create index attempt_limit_expiry on attempt_limit (expires_at);
