-- A home is one row: what is queried or constrained in columns, each nested record in a column of its own, so that a
-- read joins nothing.

create table property (
  id uuid primary key,
  company_id uuid not null,
  slug text not null constraint property_slug_unique unique,
  status text not null constraint property_status check (
    status in ('DRAFT', 'READY_FOR_LISTING', 'LISTING_IN_PROGRESS', 'LISTED', 'UNLISTED', 'RENTED_OUT')),
  display_name text not null constraint property_display_name_length check (char_length(display_name) between 1 and 100),
  -- The text's limit is checked without its tags; this one only keeps the markup from growing without end.
  description text constraint property_description_length check (char_length(description) <= 20000),
  highlights text constraint property_highlights_length check (char_length(highlights) <= 2000),
  location jsonb not null,
  specifications jsonb,
  lease_conditions jsonb,
  renter_requirements jsonb,
  pet_policy jsonb,
  parking jsonb,
  included_utilities jsonb,
  accessibility jsonb,
  amenities jsonb,
  images jsonb not null default '[]',
  allows_in_person_tours boolean,
  allows_virtual_tours boolean,
  allows_self_guided_tours boolean,
  auto_refresh boolean not null default false,
  -- Which platforms the owner chose; null until the first publish.
  syndication jsonb,
  last_listed_at timestamptz,
  time_zone text not null,
  availability_id uuid not null constraint property_availability_unique unique,
  showing_duration_minutes int not null default 30
    constraint property_showing_duration check (showing_duration_minutes in (10, 15, 30, 45, 60)),
  -- [{ id, weekday, startTime, endTime }], HH:MM in the home's own zone.
  availability_slots jsonb not null default '[]'
    constraint property_slots_count check (jsonb_array_length(availability_slots) <= 70),
  minimum_notice_minutes int not null default 120
    constraint property_minimum_notice check (minimum_notice_minutes between 0 and 10080),
  buffer_minutes int not null default 0 constraint property_buffer check (buffer_minutes between 0 and 240),
  blackout_dates date[] not null default '{}'
    constraint property_blackout_dates_count check (cardinality(blackout_dates) <= 366),
  pending_showing_requests_count int not null default 0
    constraint property_requests_count check (pending_showing_requests_count >= 0),
  pending_escalations_count int not null default 0
    constraint property_escalations_count check (pending_escalations_count >= 0),
  last_showing_agent_id uuid,
  -- What a renter texts to be asked about this home.
  text_code text not null constraint property_text_code_unique unique,
  -- The part of leads+{id}@ in the home's mail address.
  intake_id text not null constraint property_intake_unique unique,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  portfolio_rank smallint not null generated always as (
    case status
      when 'LISTED' then 1
      when 'LISTING_IN_PROGRESS' then 2
      when 'READY_FOR_LISTING' then 3
      when 'DRAFT' then 4
      when 'UNLISTED' then 5
      else 6
    end) stored
);
create index property_portfolio on property (company_id, portfolio_rank, updated_at desc, id) where deleted_at is null;
create index property_by_slot on property using gin (availability_slots jsonb_path_ops);
create index property_awaiting_platforms on property (last_listed_at)
  where status = 'LISTING_IN_PROGRESS' and deleted_at is null;
