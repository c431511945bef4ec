-- A home's row is wide, and a portfolio took most of its time to find one value in each of a hundred. The cards lie in a
-- table of their own, in the order a portfolio shows them; they are put together when the home is written, as before.
create table property_card (
  property_id uuid primary key references property on delete cascade,
  company_id uuid not null,
  updated_at timestamptz not null,
  portfolio_rank smallint not null,
  card text not null
);
-- A card stays with its row: a second look-up for each, in the table of long values, costs more than the reading itself.
alter table property_card alter column card set storage main;
alter table property_card set (toast_tuple_target = 4080);
create index property_card_in_order on property_card (company_id, portfolio_rank, updated_at desc, property_id);

-- What card and document share, without its closing brace.
create function property_summary(home property) returns text language sql stable return
  left(json_build_object(
    'id', home.id,
    'displayName', home.display_name,
    'status', home.status,
    'moves', case home.status
      when 'DRAFT' then '["createListing","publish"]'::json
      when 'READY_FOR_LISTING' then '["publish"]'::json
      when 'LISTING_IN_PROGRESS' then '["pause","markRentedOut"]'::json
      when 'LISTED' then '["pause","markRentedOut","editSyndication"]'::json
      when 'UNLISTED' then '["publish","markRentedOut"]'::json
      else '["publish"]'::json end,
    'lastListedAt', as_instant(home.last_listed_at),
    'createdAt', as_instant(home.created_at),
    'updatedAt', as_instant(home.updated_at),
    'autoRefresh', home.auto_refresh,
    'coverImage', home.images->0->'url',
    'pendingShowingRequestsCount', home.pending_showing_requests_count,
    'pendingEscalationsCount', home.pending_escalations_count,
    'lastShowingAgentId', home.last_showing_agent_id,
    'timeZone', home.time_zone,
    'slug', home.slug,
    'location', home.location,
    'specifications', home.specifications,
    'leaseConditions', home.lease_conditions)::text, -1);

create or replace function property_ready() returns trigger language plpgsql as $$
begin
  new.document := property_summary(new) || ',' || substr(json_build_object(
    'description', new.description,
    'highlights', new.highlights,
    'images', new.images,
    'allowsInPersonTours', new.allows_in_person_tours,
    'allowsVirtualTours', new.allows_virtual_tours,
    'allowsSelfGuidedTours', new.allows_self_guided_tours,
    'renterRequirements', new.renter_requirements,
    'petPolicy', new.pet_policy,
    'parking', new.parking,
    'includedUtilities', new.included_utilities,
    'accessibility', new.accessibility,
    'amenities', new.amenities,
    'textCode', new.text_code)::text, 2);
  return new;
end $$;

-- The card of a home that is deleted goes with it.
create function property_card_ready() returns trigger language plpgsql as $$
begin
  if new.deleted_at is not null then
    delete from property_card where property_id = new.id;
    return null;
  end if;
  insert into property_card (property_id, company_id, updated_at, portfolio_rank, card)
  values (
    new.id, new.company_id, new.updated_at, new.portfolio_rank,
    property_summary(new) || ',' || substr(json_build_object(
      'coverThumbnail', new.images->0->'thumbnailUrl',
      'missingSteps', new.missing_steps)::text, 2))
  on conflict (property_id) do update set
    company_id = excluded.company_id, updated_at = excluded.updated_at,
    portfolio_rank = excluded.portfolio_rank, card = excluded.card;
  return null;
end $$;
create trigger property_card_ready after insert or update on property
  for each row execute function property_card_ready();

drop index property_portfolio;
create index property_of_company on property (company_id) where deleted_at is null;
alter table property drop column card;
alter table property reset (toast_tuple_target);
update property set id = id;
