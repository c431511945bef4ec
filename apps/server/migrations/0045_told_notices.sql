-- What a digest told stays, with the delivery that told it: a job that runs again finds that its notice was held.
alter table held_notice add column told_in uuid references delivery (id);
drop index held_notice_due;
drop index held_notice_of_company;
create index held_notice_due on held_notice (due_at) where told_in is null;
create index held_notice_of_company on held_notice (company_id, due_at) where told_in is null;
