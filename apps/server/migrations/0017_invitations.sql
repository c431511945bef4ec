-- What stands in a person's own calendar: one invitation of a UID for each, as it was last mailed to them. Whoever holds
-- one is told of its changes, so its number grows with the mails and no longer with the request.
create table invitation (
  uid uuid not null,
  holder text not null check (holder in ('owner', 'renter')),
  company_id uuid not null references company (id),
  request_id uuid not null references showing_request (id),
  sequence int not null,
  is_canceled boolean not null,
  primary key (uid, holder)
);
create index invitation_by_request on invitation (request_id);

insert into invitation (uid, holder, company_id, request_id, sequence, is_canceled)
select distinct on (invite_uid, holder) invite_uid, holder, company_id, id, invite_sequence, status <> 'ACCEPTED'
from showing_request cross join (values ('owner'), ('renter')) as each (holder)
where invite_uid is not null
order by invite_uid, holder, created_at desc, id desc;

-- Every request says which invitation it belongs to: its own, or that of the request it was moved from.
update showing_request set invite_uid = id where invite_uid is null;
alter table showing_request alter column invite_uid set not null;
alter table showing_request drop column invite_sequence;
create index showing_request_by_invitation on showing_request (invite_uid);
