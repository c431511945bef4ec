-- A request begins when Piper starts finding a time with a renter, before there is a showing for it. Until the renter agrees
-- to a time its created_at says since when it forms, afterwards since when it waits for the owner.
alter table showing_request alter column showing_id drop not null;
alter table showing_request add constraint showing_request_has_showing check (
  case when status = 'FORMING' then showing_id is null
    else showing_id is not null or status in ('CANCELLED_BY_RENTER', 'EXPIRED') end);
create index showing_request_forming on showing_request (created_at) where status = 'FORMING';
create index showing_request_open_by_property on showing_request (property_id, status) where status in ('FORMING', 'PENDING');
