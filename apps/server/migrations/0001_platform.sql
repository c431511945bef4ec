-- The event log, the outbox of mails and texts, and what arrived from outside: nothing acknowledged is ever lost.

create table event (
  seq bigint generated always as identity primary key,
  company_id uuid not null,
  kind text not null,
  at timestamptz not null,
  property_id uuid,
  inquiry_id uuid,
  renter_id uuid,
  showing_id uuid,
  request_id uuid,
  escalation_id uuid,
  user_id uuid,
  data jsonb not null default '{}'
);
create index event_by_company on event (company_id, seq desc);
create index event_by_property on event (property_id, seq desc) where property_id is not null;
create index event_by_inquiry on event (inquiry_id, seq) where inquiry_id is not null;

create table delivery (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('EMAIL', 'SMS')),
  recipient text not null,
  content jsonb not null,
  company_id uuid,
  message_id uuid,
  -- Said once: a second delivery under the same key is the same delivery.
  once_key text unique,
  status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'dropped')),
  -- Erased once it is sent: codes and links do not stay behind in the clear.
  is_secret boolean not null default false,
  attempts int not null default 0,
  -- When to look at it next: to send it while queued, to take it over from a dead process while sending.
  next_attempt_at timestamptz,
  -- A job for it was enqueued and is believed to be on its way until then.
  handed_until timestamptz,
  not_after timestamptz,
  -- Mail: our Message-ID, known from the start. Text: the provider's sid, once taken.
  partner_id text,
  -- Why it failed, was dropped or is still waiting.
  error text,
  created_at timestamptz not null,
  sent_at timestamptz
);
create index delivery_due on delivery (next_attempt_at) where status in ('queued', 'sending');
create index delivery_by_message on delivery (message_id) where message_id is not null;
create index delivery_by_partner on delivery (partner_id) where partner_id is not null;

create table arrival (
  id uuid primary key default uuidv7(),
  channel text not null check (channel in ('EMAIL', 'SMS')),
  -- The partner's own id of it (Message-ID with recipient, MessageSid): a repeat is recognised and ignored.
  partner_id text not null,
  -- Who it is from, as far as it says: an E.164 number, or a lower-case address.
  sender text not null,
  content bytea not null,
  envelope jsonb not null,
  -- Of a mail's own words, so that a machine repeating itself is noticed.
  words_hash bytea,
  -- A machine's mail that was answered all the same; such answers are few.
  was_capped boolean not null default false,
  status text not null default 'waiting' check (status in ('waiting', 'handled', 'unassigned', 'quarantined', 'ignored', 'failed')),
  attempts int not null default 0,
  next_attempt_at timestamptz,
  handed_until timestamptz,
  note text,
  received_at timestamptz not null,
  handled_at timestamptz,
  unique (channel, partner_id)
);
create index arrival_due on arrival (next_attempt_at) where status = 'waiting';
create index arrival_by_sender on arrival (sender, received_at desc);

create table server_secret (
  name text primary key,
  value bytea not null
);
