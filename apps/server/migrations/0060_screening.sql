-- The screening of each person of an application, and the fee for it. No number and no birth date is kept anywhere.

-- Owners and homes as the bureau knows them, created when they are first needed.
create table screening_landlord (
  company_id uuid primary key references company (id),
  landlord_id int not null
);
create table screening_property (
  property_id uuid primary key references property (id),
  bureau_property_id int not null
);

create table screening (
  application_id uuid primary key references application (id) on delete cascade,
  company_id uuid not null references company (id),
  status text not null,
  -- The bureau's bundle and the reports in it, as the home's state allows.
  bundle_id int,
  products text[] not null,
  -- Only that the age was right.
  age_confirmed_at timestamptz,
  consented_at timestamptz,
  consented_from text,
  -- The statements as they were shown, the terms' address, and the person's answers.
  consent jsonb,
  -- Where the person lives and how they work, as told to the bureau.
  stated jsonb,
  request_id int,
  bureau_renter_id int,
  request_renter_id int,
  exam_id int,
  failed_exams int not null default 0,
  -- A sitting is under way: nobody else calls the bureau for this person until then.
  sitting uuid,
  sitting_until timestamptz,
  -- Reports are about to be ordered; whether they were is known once the bureau said so.
  order_tried_at timestamptz,
  ordered_at timestamptz,
  delivered_at timestamptz,
  -- Until when the bureau lets the reports be read.
  expires_at timestamptz,
  -- What is kept of the reports.
  summary jsonb,
  -- When to ask the bureau next, and how often it had nothing new.
  read_at timestamptz,
  readings int not null default 0,
  last_read_at timestamptz,
  updated_at timestamptz not null,
  constraint screening_status_known check (status in (
    'OPEN', 'AGE_CONFIRMED', 'CONSENTED', 'FEE_SETTLED', 'EXAM', 'MANUAL_CHECK', 'IDENTIFIED', 'ORDERED', 'DELIVERED',
    'NOT_DELIVERED', 'IDENTITY_FAILED', 'SKIPPED', 'OWN_REPORT', 'RESTRICTED'))
);
create index screening_to_read on screening (read_at) where read_at is not null;
create unique index screening_by_request_renter on screening (request_renter_id) where request_renter_id is not null;

-- Who opened which report.
create table report_reading (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application (id) on delete cascade,
  product text not null check (product in ('CREDIT', 'CRIMINAL', 'EVICTION')),
  user_id uuid not null references app_user (id),
  role text not null check (role in ('investor', 'renter')),
  opened_at timestamptz not null
);
create index report_reading_by_application on report_reading (application_id, opened_at);

-- An attempt to pay a person's fee. Stays when the application is erased, for what was paid is owed or accounted for.
create table payment (
  -- The idempotency key of the attempt, too.
  id uuid primary key default uuidv7(),
  application_id uuid not null,
  company_id uuid not null references company (id),
  property_id uuid not null references property (id),
  email text not null,
  name text not null,
  language text not null check (language in ('en', 'es')),
  cents int not null check (cents > 0),
  status text not null,
  -- The provider's page, and until when it can be paid.
  session_id text,
  url text,
  expires_at timestamptz not null,
  charge_id text,
  receipt_url text,
  paid_at timestamptz,
  -- When reports were ordered with it.
  used_at timestamptz,
  refund_reason text,
  refund_id text,
  -- Refunds that failed; each try has a key of its own.
  failed_refunds int not null default 0,
  refunded_at timestamptz,
  -- When to look at it next: to read the page, to see whether it goes back, to give it back.
  look_at timestamptz,
  looks int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint payment_status_known check (status in ('OPEN', 'EXPIRED', 'PAID', 'REFUND_DUE', 'REFUNDED')),
  constraint payment_refund_known check (refund_reason in ('no-reports', 'withdrawn', 'home-gone', 'application-gone', 'not-chosen'))
);
create unique index payment_one_open on payment (application_id) where status = 'OPEN';
create unique index payment_one_paid on payment (application_id) where status = 'PAID';
create unique index payment_by_session on payment (session_id) where session_id is not null;
create index payment_by_charge on payment (charge_id) where charge_id is not null;
create index payment_by_application on payment (application_id, created_at);
create index payment_by_property on payment (property_id) where status = 'PAID';
create index payment_to_look_at on payment (look_at) where look_at is not null;

-- What the provider told, each event once.
create table payment_event (
  id text primary key,
  type text not null,
  received_at timestamptz not null
);

-- What a person was told of their rights when a household with reports was declined.
create table adverse_notice (
  id uuid primary key default uuidv7(),
  application_id uuid not null references application (id) on delete cascade,
  bundle_id uuid not null references application_bundle (id) on delete cascade,
  company_id uuid not null references company (id),
  property_id uuid not null references property (id),
  renter_id uuid not null references renter (id),
  -- Of the wording.
  version text not null,
  subject text not null,
  body text not null,
  -- The request renter whose reports it is about.
  report_id int not null,
  -- Null for a person without an email.
  delivery_id uuid references delivery (id) on delete set null,
  sent_at timestamptz not null,
  -- The mail could not be delivered; the owner has to give the notice in another way, which ends it.
  is_undelivered boolean not null,
  handled_at timestamptz,
  handled_by uuid references app_user (id),
  unique (application_id)
);
create index adverse_notice_open on adverse_notice (company_id) where is_undelivered and handled_at is null;
create index adverse_notice_by_bundle on adverse_notice (bundle_id);
create index adverse_notice_by_delivery on adverse_notice (delivery_id);
create function mark_undelivered_notice() returns trigger language plpgsql as $$
begin
  update adverse_notice set is_undelivered = true where delivery_id = new.id;
  return null;
end $$;
create trigger delivery_of_notice_failed after update of status on delivery
  for each row when (new.status in ('failed', 'dropped') and old.status is distinct from new.status)
  execute function mark_undelivered_notice();
