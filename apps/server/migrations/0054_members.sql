-- A company has members: people with a role in it, today one each, its owner. Homes, leads and agents belong to the
-- company; onboarding, notices, calendars, invitations and sessions to the member. See docs/decisions/0078-members.md.
alter table investor rename to member;
alter table member drop constraint investor_pkey;
alter table member drop constraint investor_user_id_key;
alter table member add constraint member_pkey primary key (user_id);
alter table member add column role text not null default 'OWNER' check (role in ('OWNER'));
alter table member alter column role drop default;
create index member_by_company on member (company_id);
create unique index member_one_owner on member (company_id) where role = 'OWNER';

alter table calendar add column user_id uuid references app_user;
update calendar set user_id = member.user_id from member where member.company_id = calendar.company_id;
alter table calendar alter column user_id set not null;
alter table calendar drop constraint calendar_company_id_account_sub_key;
alter table calendar add constraint calendar_user_id_account_sub_key unique (user_id, account_sub);
drop index calendar_one_primary;
create unique index calendar_one_primary on calendar (user_id) where is_primary;
create index calendar_by_company on calendar (company_id);

alter table held_notice add column user_id uuid references app_user;
update held_notice set user_id = member.user_id from member where member.company_id = held_notice.company_id;
alter table held_notice alter column user_id set not null;
alter table held_notice drop constraint held_notice_pkey;
alter table held_notice add primary key (event_seq, user_id);
drop index held_notice_of_company;
create index held_notice_of_member on held_notice (user_id, due_at) where told_in is null;

-- Null for a renter's, who is known by the request.
alter table invitation add column user_id uuid references app_user;
update invitation set user_id = member.user_id from member
where member.company_id = invitation.company_id and holder = 'owner';
alter table invitation drop constraint invitation_pkey;
alter table invitation add constraint invitation_of_holder unique nulls not distinct (uid, holder, user_id);
