-- A household's applications for a home: the bundle, and one application for each person of it.

create table application_bundle (
  id uuid primary key default uuidv7(),
  company_id uuid not null references company (id),
  property_id uuid not null references property (id),
  inquiry_id uuid not null references inquiry (id),
  -- The primary applicant.
  renter_id uuid not null references renter (id),
  status text not null,
  -- What the home asked for when the application was sent; the household is judged by it.
  criteria jsonb not null,
  -- What the owner agreed to when sending: the bureau's statements with the owner's answers; null without a bureau.
  attestation jsonb,
  occupants_under_eighteen int,
  sent_by uuid not null references app_user (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  withdrawn_at timestamptz,
  decided_at timestamptz,
  decided_by uuid references app_user (id),
  -- When to look whether personal data must go: of an unfinished or withdrawn one all, of a decided one its files.
  erase_at timestamptz,
  constraint bundle_status_known check (status in ('SENT', 'IN_PROGRESS', 'SUBMITTED', 'ACCEPTED', 'DECLINED')),
  constraint bundle_one_a_renter unique (property_id, renter_id),
  constraint bundle_one_an_inquiry unique (inquiry_id)
);
create index application_bundle_by_company on application_bundle
  (company_id, (status = 'SUBMITTED' and withdrawn_at is null) desc, updated_at desc, id desc);
create index application_bundle_to_erase on application_bundle (erase_at) where erase_at is not null;
create index application_bundle_by_renter on application_bundle (renter_id, updated_at desc);

-- What waits for an owner, found by company.
create index application_bundle_waiting on application_bundle (company_id)
  where status = 'SUBMITTED' and withdrawn_at is null;
create index showing_request_pending_by_company on showing_request (company_id) where status = 'PENDING';

create table application (
  id uuid primary key default uuidv7(),
  bundle_id uuid not null references application_bundle (id),
  company_id uuid not null references company (id),
  renter_id uuid not null references renter (id),
  type text not null,
  status text not null,
  language text not null check (language in ('en', 'es')),
  -- The answers of each section of the form, and when each section was last saved.
  answers jsonb not null default '{}',
  saved_at jsonb not null default '{}',
  invited_at timestamptz not null,
  started_at timestamptz,
  submitted_at timestamptz,
  -- From where the person certified that the answers are true.
  submitted_from text,
  expires_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  reminders_sent int not null default 0,
  remind_at timestamptz,
  constraint application_type_known check (type in ('APPLICANT', 'CO_APPLICANT', 'CO_SIGNER')),
  constraint application_status_known check (status in ('SENT', 'IN_PROGRESS', 'SUBMITTED')),
  unique (bundle_id, renter_id)
);
create unique index application_one_primary on application (bundle_id) where type = 'APPLICANT';
create index application_by_renter on application (renter_id);
create index application_to_remind on application (remind_at) where remind_at is not null;

