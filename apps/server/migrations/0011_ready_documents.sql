-- A home is read far more often than it is changed, so its card in the portfolio and its whole document are put together
-- when it is written, whoever writes it, and a read takes them as they are. The mail address of a home depends on the
-- installation and is added by the reader.
alter table property add column card text, add column document text;
alter table property alter column document set storage external;

create function as_instant(at timestamptz) returns text language sql stable
  return (to_json(at at time zone 'UTC') #>> '{}') || 'Z';

create function property_ready() returns trigger language plpgsql as $$
declare
  -- What card and document share, without its closing brace.
  shared text;
begin
  shared := left(json_build_object(
    'id', new.id,
    'displayName', new.display_name,
    'status', new.status,
    'moves', case new.status
      when 'DRAFT' then '["createListing","publish"]'::json
      when 'READY_FOR_LISTING' then '["publish"]'::json
      when 'LISTING_IN_PROGRESS' then '["pause","markRentedOut"]'::json
      when 'LISTED' then '["pause","markRentedOut","editSyndication"]'::json
      when 'UNLISTED' then '["publish","markRentedOut"]'::json
      else '["publish"]'::json end,
    'lastListedAt', as_instant(new.last_listed_at),
    'createdAt', as_instant(new.created_at),
    'updatedAt', as_instant(new.updated_at),
    'autoRefresh', new.auto_refresh,
    'coverImage', new.images->0->'url',
    'pendingShowingRequestsCount', new.pending_showing_requests_count,
    'pendingEscalationsCount', new.pending_escalations_count,
    'lastShowingAgentId', new.last_showing_agent_id,
    'timeZone', new.time_zone,
    'slug', new.slug,
    'location', new.location,
    'specifications', new.specifications,
    'leaseConditions', new.lease_conditions)::text, -1);
  new.card := shared || ',' || substr(json_build_object(
    'coverThumbnail', new.images->0->'thumbnailUrl',
    'missingSteps', new.missing_steps)::text, 2);
  new.document := shared || ',' || substr(json_build_object(
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
create trigger property_ready before insert or update on property for each row execute function property_ready();
update property set id = id;
alter table property alter column card set not null, alter column document set not null;
