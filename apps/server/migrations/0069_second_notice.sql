-- A household that is reconsidered may be declined a second time, and then gets notices of that decision too.
alter table adverse_notice drop constraint adverse_notice_one_a_kind;
create index adverse_notice_by_application on adverse_notice (application_id);
